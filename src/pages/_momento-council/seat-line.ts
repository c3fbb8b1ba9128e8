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

/** Returns the drawing of the line to a table's one long side, and home from the other. */
export function seatLine(width: number): Stroke {
  const { left, top, foot, corner } = tableIn(width);
  const height = heightOf(width);
  const d = enter(width, top) + path`H${left + corner}M${left + corner} ${foot}` + leave(width, foot, height);
  return { width, height, d };
}

/**
 * Returns the drawing of a table with half of the seats on each side: its shape, to be filled, and a thread that ties two guests
 * together across it.
 */
export function seatTable(seats: number): (width: number) => Stroke {
  return (width) => {
    const table = tableIn(width);
    const { left, right, top, foot, corner: r, place } = table;
    const places = Array.from({ length: seats }, (_, index) => placeAt(table, index, seats));
    // Two who sit apart, right of the words on the table.
    const [one, other] = [places[Math.floor(seats / 3)], places[Math.floor((seats * 2) / 3)]];
    if (!one || !other) throw new Error('A table needs at least one seat.');
    const sides = path`M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${foot - r}a${r} ${r} 0 0 1 ${-r} ${r}`;
    const back = path`H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
    const drop = width === WIDE ? 12 : 19;
    return {
      width,
      height: heightOf(width),
      // The sides twice, or the thread would cut the area in its bend out of the shape.
      d: sides + back + sides + back + path`M${one.edge[0]} ${one.edge[1]}` + tie(one, other, place),
      labels: places.map(({ middle: [x, y] }, index) => ({ x, y: y + drop, text: `${index + 1}` })),
    };
  };
}

/** Returns the table in a box of a width. */
function tableIn(width: number): Table {
  return width === WIDE ? WIDE_TABLE : NARROW_TABLE;
}

/** Returns the height of the box of both drawings. */
function heightOf(width: number): number {
  return tableIn(width).foot + (width === WIDE ? 60 : 46);
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
