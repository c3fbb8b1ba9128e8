import { enter, leave } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

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

/** A place at the table: where it meets the edge, and its middle. */
interface Place {
  edge: Pair;
  middle: Pair;
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
  return { edge: [x, y], middle: [x, y - out * place] };
}

/** How far the thread between two guests sags, as a share of its height. */
const SLACK = 0.8;

/** Draws a thread from the edge at one place to the edge at another: around the first guest, slack across the table, around the second. */
function tie(one: Place, other: Place, radius: number): string {
  const [x, y] = one.edge;
  const [endX, endY] = other.edge;
  const [from, to] = [y + 2 * radius, endY - 2 * radius];
  const sag = SLACK * (to - from);
  const half = path`A${radius} ${radius} 0 0 1 `;
  return (
    half +
    path`${x} ${from}` +
    half +
    path`${x} ${y}` +
    half +
    path`${x} ${from}` +
    path`C${x - sag} ${from} ${endX - sag} ${to} ${endX} ${to}` +
    half +
    path`${endX} ${endY}` +
    half +
    path`${endX} ${to}` +
    half +
    path`${endX} ${endY}`
  );
}
