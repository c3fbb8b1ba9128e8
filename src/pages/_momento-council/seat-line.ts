import { enter, leave } from '../../components/art/rail.ts';
import { path, type Stroke, unit, WIDE } from '../../components/art/stroke.ts';

type Pair = readonly [x: number, y: number];

/** A long table seen from above: its edges, the radius of its corners, and the first and the last seat along a side. */
interface Table {
  left: number;
  right: number;
  top: number;
  foot: number;
  corner: number;
  seated: Pair;
  /** The radius of a place at the table. */
  place: number;
}

/** A place at the table: where it meets the edge, its middle, and the direction from the middle to the edge. */
interface Place {
  edge: Pair;
  middle: Pair;
  out: Pair;
}

/** On a desk, the invitation is on the table. No one sits at its head. */
const WIDE_TABLE: Table = { left: 120, right: 1320, top: 16, foot: 416, corner: 130, seated: [216, 1224], place: 42 };
const NARROW_TABLE: Table = { left: 66, right: 670, top: 18, foot: 336, corner: 90, seated: [138, 598], place: 46 };

/**
 * Returns the drawing of a table with half of the seats on each side: the line comes in along one side and goes around the table. It
 * ties two guests together across it, and goes home along the other side.
 */
export function seatLine(seats: number): (width: number) => Stroke {
  return (width) => {
    const wide = width === WIDE;
    const table = wide ? WIDE_TABLE : NARROW_TABLE;
    const { left, right, top, foot, corner: r, place } = table;
    const height = foot + (wide ? 60 : 46);
    const places = Array.from({ length: seats }, (_, index) => placeAt(table, index, seats));
    // Two who sit apart, right of the words on the table.
    const [one, other] = [places[Math.floor(seats / 3)], places[Math.floor((seats * 2) / 3)]];
    if (!one || !other) throw new Error('A table needs at least one seat.');
    const straight = foot - top - 2 * r;
    const farEnd = path`H${right - r}a${r} ${r} 0 0 1 ${r} ${r}v${straight}a${r} ${r} 0 0 1 ${-r} ${r}`;
    const nearEnd = path`H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}v${-straight}a${r} ${r} 0 0 1 ${r} ${-r}`;
    const lap = enter(width, top) + farEnd + nearEnd;
    const d = lap + path`H${one.edge[0]}` + tie(one, other, place) + nearEnd + farEnd + leave(width, foot, height);
    const drop = wide ? 12 : 19;
    const labels = places.map(({ middle }, index) => ({ x: middle[0], y: middle[1] + drop, text: `${index + 1}` }));
    return { width, height, d, labels };
  };
}

/** Returns a place: one half sits along the top from left to right, the other along the foot from right to left. */
function placeAt({ top, foot, seated: [first, last], place }: Table, index: number, seats: number): Place {
  const half = Math.ceil(seats / 2);
  const step = (last - first) / Math.max(half - 1, 1);
  const isAcross = index >= half;
  const x = isAcross ? last - (index - half) * step : first + index * step;
  const [y, out] = isAcross ? [foot, 1] : [top, -1];
  return { edge: [x, y], middle: [x, y - out * place], out: [0, out] };
}

/** Draws a tie from the edge at one place to the edge at another: around the first, straight across, around the second. */
function tie(one: Place, other: Place, radius: number): string {
  const ahead = unit(other.middle[0] - one.middle[0], other.middle[1] - one.middle[1]);
  const side = [ahead[1], -ahead[0]] as const;
  const [from, [x, y]] = [beside(one.middle, side, radius), beside(other.middle, side, radius)];
  return (
    ring(one, radius) +
    turn(one.out, side, radius, from) +
    path`L${x} ${y}` +
    turn(side, other.out, radius, other.edge) +
    ring(other, radius)
  );
}

/** Draws a whole turn around a place, from its edge. */
function ring({ edge, out }: Place, radius: number): string {
  const [x, y] = beside(edge, out, -2 * radius);
  return path`A${radius} ${radius} 0 0 1 ${x} ${y}A${radius} ${radius} 0 0 1 ${edge[0]} ${edge[1]}`;
}

/** Draws a turn clockwise from one direction to another, which ends at a point. */
function turn(from: Pair, to: Pair, radius: number, end: Pair): string {
  const isLong = from[0] * to[1] - from[1] * to[0] < 0;
  return path`A${radius} ${radius} 0 ${isLong ? 1 : 0} 1 ${end[0]} ${end[1]}`;
}

function beside([x, y]: Pair, [dx, dy]: Pair, distance: number): Pair {
  return [x + dx * distance, y + dy * distance];
}
