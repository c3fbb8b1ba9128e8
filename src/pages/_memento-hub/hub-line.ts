import { path, rails, smooth, type Stroke, type StrokePoint, WIDE } from '../../components/art/stroke.ts';
import { SEATS } from '../../components/art/table.ts';

/** A round table, larger than the window, in units of a stroke's box, and how its seats stand along its edge. */
interface Table {
  x: number;
  y: number;
  radius: number;
  /** From the edge to the ring of the seats, and how far a seat's loop reaches. */
  inset: number;
  reach: number;
  /** The x of the first seat. */
  first: number;
}

const WIDE_TABLE: Table = { x: 720, y: 1614, radius: 1300, inset: 94, reach: 64, first: 180 };
const NARROW_TABLE: Table = { x: 360, y: 1060, radius: 620, inset: 52, reach: 31, first: 98 };

/** Steps between two seats: enough for a loop without corners. */
const STEPS = 24;

/** How far beyond its box a table goes on, for screens that are wider than the drawing. */
const BEYOND = 240;

/** Returns the table in a box of a width. */
export function tableIn(width: number): Table {
  return width === WIDE ? WIDE_TABLE : NARROW_TABLE;
}

/** Returns the height at which the table's edge, or a smaller circle around its middle, passes an x. */
function edgeAt({ x: middle, y, radius }: Table, x: number, inset = 0): number {
  return y - Math.sqrt((radius - inset) ** 2 - (x - middle) ** 2);
}

/** Draws the table: an arc across the box, which goes on straight on both sides, down to a foot far below. */
export function tableTop(width: number): string {
  const table = tableIn(width);
  const { x, y, radius } = table;
  const [side, foot] = [edgeAt(table, 0), 10 * y];
  const lower = side + (BEYOND * x) / (y - side);
  return (
    path`M${-width} ${foot}V${lower}H${-BEYOND}L0 ${side}A${radius} ${radius} 0 0 1 ${width} ${side}` +
    path`L${width + BEYOND} ${lower}H${2 * width}V${foot}z`
  );
}

/** Draws the line from where the left margin meets the table, along its edge with a loop for each seat, and down the right margin. */
export function hubLine(width: number): Stroke {
  const table = tableIn(width);
  const { left, right } = rails(width);
  const start = edgeAt(table, left);
  const height = Math.round(start + (width === WIDE ? 304 : 168));
  const way = seats(table);
  const [[firstX, firstY] = [0, 0], [lastX, lastY] = [0, 0]] = [way[0], way.at(-1)];
  const tilt = Math.asin((lastX - table.x) / (table.radius - table.inset - table.reach));
  const along = [Math.cos(tilt), Math.sin(tilt)] as const;
  // One bend from the margin to the first seat, and one from the last seat to the margin.
  const bend = (firstX - left) / (1 + along[1]);
  const last = (right - lastX) / (1 - along[1]);
  const line: StrokePoint[] = [
    [left, firstY - bend * along[0], 0, 1],
    [left + bend, firstY + bend * (1 - along[0]), 1, 0],
    [firstX, firstY, along[0], -along[1]],
    ...way.slice(1, -STEPS / 6),
    [right, lastY + last * along[0], 0, 1],
    [right, height, 0, 1],
  ];
  return { width, height, d: path`M${left} ${start}L` + smooth(line).slice(1) };
}

/** Returns the way along a ring below the table's edge: a loop towards the edge at each seat. */
function seats({ x, y, radius, inset, reach, first }: Table): StrokePoint[] {
  const ring = radius - inset;
  const end = Math.asin((x - first) / ring);
  const gap = (2 * end) / (SEATS - 1);
  return Array.from({ length: SEATS * STEPS + 1 }, (_, step) => {
    const seat = step / STEPS;
    const phase = seat * 2 * Math.PI;
    const angle = gap * (seat - 0.5) - end + (reach * Math.sin(phase)) / ring;
    const out = ring - reach * Math.cos(phase);
    return [x + out * Math.sin(angle), y - out * Math.cos(angle)];
  });
}
