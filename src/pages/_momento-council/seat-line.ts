import { enter, leave } from '../../components/art/rail.ts';
import { path, smooth, type Stroke, unit, WIDE } from '../../components/art/stroke.ts';
import { withoutStart } from '../../components/art/table-line.ts';

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

/** The table's far end is beyond the edge of the page, so that no one sits at its head. */
const WIDE_TABLE: Table = { left: 650, right: 1590, top: 16, foot: 424, corner: 204, seated: [800, 1356], place: 42 };
const NARROW_TABLE: Table = { left: 66, right: 830, top: 18, foot: 446, corner: 130, seated: [150, 654], place: 50 };

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
    // No one else sits on the way between these two.
    const [one, other] = [places[Math.min(1, seats - 1)], places[Math.min(Math.ceil(seats / 2) + 2, seats - 1)]];
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

/** Draws a tie from the edge at one place to the edge at another: around the first, straight across with a hitch, around the second. */
function tie(one: Place, other: Place, radius: number): string {
  const ahead = unit(other.middle[0] - one.middle[0], other.middle[1] - one.middle[1]);
  const side = [ahead[1], -ahead[0]] as const;
  const [from, to] = [beside(one.middle, side, radius), beside(other.middle, side, radius)];
  return (
    ring(one, radius) +
    turn(one.out, side, radius, from) +
    withoutStart(hitched(from, to, ahead, radius)) +
    turn(side, other.out, radius, other.edge) +
    ring(other, radius)
  );
}

/** Draws a straight line with one loop in its middle. */
function hitched(from: Pair, to: Pair, ahead: Pair, size: number): string {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const [x, y] = ahead;
  const toward = (forth: number, up: number): Pair => [forth * x + up * y, forth * y - up * x];
  const at = (forth: number, up: number) => beside(middle, toward(forth, up), size);
  return smooth([
    [...from, ...ahead],
    [...at(-2.6, 0), ...ahead],
    [...at(0.36, 0.44), ...toward(0.87, 0.5)],
    [...at(0.72, 1.06), ...toward(0, 1)],
    [...at(0, 1.78), ...toward(-1, 0)],
    [...at(-0.72, 1.06), ...toward(0, -1)],
    [...at(-0.36, 0.44), ...toward(0.87, -0.5)],
    [...at(2.6, 0), ...ahead],
    [...to, ...ahead],
  ]);
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
