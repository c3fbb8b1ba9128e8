import { enter, leave } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

export type Pair = readonly [x: number, y: number];

/** A long table seen from above: its edges, the radius of its corners, and the first and the last seat along a side. */
interface Table {
  left: number;
  right: number;
  top: number;
  foot: number;
  corner: number;
  seated: Pair;
  /** The radius of a seat, half of which is cut out of the table. */
  seat: number;
  /** The two guests who are tied together, one from each side. */
  tied: Pair;
}

/** On a desk, the invitation is on the table, left of the tie. No one sits at its head. */
const WIDE_TABLE: Table = {
  left: 120,
  right: 1320,
  top: 48,
  foot: 404,
  corner: 100,
  seated: [276, 1164],
  seat: 36,
  tied: [4, 7],
};
const NARROW_TABLE: Table = {
  left: 66,
  right: 670,
  top: 44,
  foot: 344,
  corner: 56,
  seated: [160, 576],
  seat: 33,
  tied: [2, 8],
};

/** Returns the drawing of the line from the margin around the table, past each of its seats, and back to the margin. */
export function seatLine(seats: number): (width: number) => Stroke {
  return (width) => {
    const table = tableIn(width);
    const { top, foot, seat } = table;
    const height = foot + seat + 24;
    return {
      width,
      height,
      d: enter(width, top) + around(table, seats, 1) + leave(width, foot, height),
      labels: places(table, seats).map(([x, y], index) => ({
        x,
        y: y + (width === WIDE ? 10 : 13),
        text: `${index + 1}`,
      })),
    };
  };
}

/** Returns the drawing of the table, to be filled, with its seats cut out. */
export function seatTable(seats: number): (width: number) => Stroke {
  return (width) => {
    const table = tableIn(width);
    const { left, top, foot, corner: r, seat } = table;
    const end = path`H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
    return { width, height: foot + seat + 24, d: path`M${left + r} ${top}` + around(table, seats, 0) + end };
  };
}

/** Returns the table in a box of a width. */
export function tableIn(width: number): Table {
  return width === WIDE ? WIDE_TABLE : NARROW_TABLE;
}

/** Returns the middle of each seat: one half sits along the top from left to right, the other along the foot from right to left. */
export function places({ top, foot, seated: [first, last] }: Table, seats: number): Pair[] {
  const half = Math.ceil(seats / 2);
  const step = (last - first) / Math.max(half - 1, 1);
  return Array.from({ length: seats }, (_, index) =>
    index < half ? [first + index * step, top] : [last - (index - half) * step, foot],
  );
}

/** Draws the table's edge along the top, around the right end and along the foot, around the outside of each seat (1) or the inside (0). */
function around(table: Table, seats: number, sweep: number): string {
  const { right, top, foot, corner: r, seat } = table;
  const passed = places(table, seats).map(([x, y]) => {
    const toward = y === top ? 1 : -1;
    return { y, d: path`H${x - toward * seat}a${seat} ${seat} 0 0 ${sweep} ${toward * 2 * seat} 0` };
  });
  const side = (at: number) =>
    passed
      .filter(({ y }) => y === at)
      .map(({ d }) => d)
      .join('');
  return side(top) + path`H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${foot - r}a${r} ${r} 0 0 1 ${-r} ${r}` + side(foot);
}
