import { enter, leave } from '../../components/art/rail.ts';
import { gapsOf } from '../../components/art/over-under.ts';
import { path, smooth, type Stroke, type StrokePoint, WIDE } from '../../components/art/stroke.ts';

type Pair = readonly [x: number, y: number];

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
  foot: 354,
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

/** The radius of a loop and how far its middle is from the middle between its guests, as shares of half the way between them. */
const [ROUND, BEFORE] = [0.34, 0.2];
/** The angle between the axis of a loop and the places where it leaves its seat. */
const FAN = Math.PI / 9;

/** Returns the drawing of two loops across the table, one from each of two guests, linked in the middle. */
export function seatTie(seats: number): (width: number) => Stroke {
  return (width) => {
    const table = tableIn(width);
    const { foot, seat, tied } = table;
    const [one = [0, 0], other = [0, 0]] = tied.map((guest) => places(table, seats)[guest - 1] ?? [0, 0]);
    const [middleX, middleY] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const half = Math.hypot(middleX - one[0], middleY - one[1]);
    const axis = Math.atan2(middleY - one[1], middleX - one[0]);
    const [alongX, alongY] = [Math.cos(axis), Math.sin(axis)];
    const at = (along: number, aside: number): Pair => [
      middleX + half * (along * alongX + aside * alongY),
      middleY + half * (along * alongY - aside * alongX),
    ];
    const fromSeat = (angle: number, way: 1 | -1): StrokePoint => {
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return [one[0] + seat * x, one[1] + seat * y, way * x, way * y];
    };
    const loop: StrokePoint[] = [
      fromSeat(axis - FAN, 1),
      [...at(-BEFORE, ROUND), alongX, alongY],
      [...at(ROUND - BEFORE, 0), -alongY, alongX],
      [...at(-BEFORE, -ROUND), -alongX, -alongY],
      fromSeat(axis + FAN, -1),
    ];
    const turned = loop.map(([x, y, towardX = 0, towardY = 0]): StrokePoint => {
      const point = [2 * middleX - x, 2 * middleY - y] as const;
      return [...point, -towardX, -towardY];
    });
    // What is over and under alternates along one line, so the loops are joined outside of the table.
    const outside: StrokePoint[] = [
      [one[0] - seat, -foot],
      [2 * width, 0],
      [other[0] - seat, 3 * foot],
    ];
    return {
      width,
      height: foot + seat + 24,
      d: smooth(loop) + smooth(turned),
      gaps: gapsOf(smooth([...loop, ...outside, ...turned]), width === WIDE ? 0.8 : 1.2),
    };
  };
}

/** Returns the table in a box of a width. */
function tableIn(width: number): Table {
  return width === WIDE ? WIDE_TABLE : NARROW_TABLE;
}

/** Returns the middle of each seat: one half sits along the top from left to right, the other along the foot from right to left. */
function places({ top, foot, seated: [first, last] }: Table, seats: number): Pair[] {
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
