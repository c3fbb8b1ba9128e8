import { enter, leave, turnBack } from '../../components/art/rail.ts';
import type { Stroke } from '../../components/art/stroke.ts';
import { aroundTable, footOf, type Table } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/** The height of the drawing next to the words on a wide screen, in units of its box. */
export const BESIDE = 640;

/** Returns the table's position on the page: to the right of the words, or above them on a phone. */
function hubTable(width: number): Table {
  return width > 800
    ? { x: 1000, y: 400, across: 232, down: 232, reach: 44 }
    : { x: 384, y: 350, across: 196, down: 196, reach: 38 };
}

/** Draws the line around the table, seat by seat, connects two seats, and returns to the margin. */
export function hubLine(width: number): Stroke {
  const table = hubTable(width);
  const foot = footOf(table);
  const [back, height] = [foot + 48, foot + 90];
  const d =
    `${enter(width, foot, width > 800 ? BESIDE : 0)}H${table.x}${aroundTable(table, SEATS)}` +
    turnBack(width, foot, back) +
    leave(width, back, height);
  return { width, height, d };
}
