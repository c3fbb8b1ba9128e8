import { enter, leave } from '../../components/art/rail.ts';
import { NARROW, path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** A round table in units of a stroke's box. */
interface Table {
  x: number;
  y: number;
  radius: number;
}

/** The table that the headline sits around. On a phone, it touches the line in the margin. */
const WIDE_TABLE: Table = { x: 720, y: 415, radius: 320 };
const NARROW_TABLE: Table = { x: 360, y: 540, radius: 360 - rails(NARROW).left };

/** The radius of the line's turns to the table and from it. */
const TURN = 44;

/** From the table's middle to the end of the box, with the headline's rows below the table, in radii. */
const BELOW = 1.36;
const BELOW_NARROW = 1.66;

/** Returns the table in a box of a width. */
export function tableIn(width: number): Table {
  return width === WIDE ? WIDE_TABLE : NARROW_TABLE;
}

/** Draws the line down the margin, once around the table from its left side, and home. */
export function hubLine(width: number): Stroke {
  const { x, y, radius: r } = tableIn(width);
  const { left } = rails(width);
  const wide = width === WIDE;
  const side = x - r;
  const height = Math.round(y + r * (wide ? BELOW : BELOW_NARROW));
  const round = path`A${r} ${r} 0 0 0 ${x + r} ${y}A${r} ${r} 0 0 0 ${side} ${y}`;
  if (!wide) return { width, height, d: path`M${left} 0V${y}` + round + path`V${height}` };
  const to = path`H${side - TURN}a${TURN} ${TURN} 0 0 1 ${TURN} ${TURN}`;
  const from = path`a${TURN} ${TURN} 0 0 1 ${-TURN} ${TURN}`;
  return { width, height, d: enter(width, y - TURN) + to + round + from + leave(width, y + TURN, height) };
}
