import { arc, circle, onCircle, short } from '../../components/art/drawing.ts';
import { enter, leave } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';
import { aroundTable, footOf, type Table } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/** The height of the drawing next to the words on a wide screen, in units of its box. */
export const BESIDE = 536;

/** Returns the mark's position on the page: to the right of the words, or below them on a phone. */
function markTable(width: number): Table {
  return width > 800
    ? { x: 1030, y: 316, across: 214, down: 214, reach: 46 }
    : { x: 372, y: 330, across: 212, down: 212, reach: 46 };
}

/** Draws the line around the table, a loop for each seat, and back to the margin under it. */
export function markLine(width: number): Stroke {
  const table = markTable(width);
  const foot = footOf(table);
  const [back, height] = [foot + 56, foot + 100];
  const d =
    `${enter(width, foot, width > 800 ? BESIDE : 0)}H${table.x}${aroundTable(table, SEATS)}` +
    path`H${table.x + table.across / 2}a${(back - foot) / 2} ${(back - foot) / 2} 0 0 1 0 ${back - foot}` +
    leave(width, back, height);
  return { width, height, d };
}

/** Draws the mark's construction: circles through the seats, a spoke to each, and the angle between two. */
export function markGuides(width: number): Stroke {
  const { x, y, across, reach } = markTable(width);
  const at = (radius: number, seat: number) =>
    onCircle(x, y, radius, (seat * 360) / SEATS - 90)
      .map(short)
      .join(' ');
  const circles = [across - reach, across, across + reach].map((radius) => circle(x, y, radius));
  const spokes = Array.from({ length: SEATS }, (_, seat) => `M${x} ${y}L${at(across + reach, seat)}`);
  const ends = [0, 1].map((seat) => `M${at(across + reach, seat)}L${at(across + reach + 30, seat)}`);
  const angle = arc(x, y, across + reach + 18, -90, 360 / SEATS);
  return { width, height: markLine(width).height, d: [...circles, ...spokes, ...ends, angle].join('') };
}
