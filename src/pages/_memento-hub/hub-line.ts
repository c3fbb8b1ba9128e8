import { enter, leave } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** The table that the headline sits around, in units of the wide box: its radius, and how far below the top its middle is. */
export const TABLE = { radius: 345, y: 462 };

/** The table's size on phones. */
const SMALLER = 0.71;

/** Draws the line once around a table, from the foot back to the foot, and home the way it came. */
export function hubLine(width: number): Stroke {
  const scale = width === WIDE ? 1 : SMALLER;
  const [radius, foot] = [TABLE.radius * scale, (TABLE.y + TABLE.radius) * scale];
  const height = foot + (width === WIDE ? 40 : 30);
  const round = path`H${width / 2}a${radius} ${radius} 0 0 0 0 ${-2 * radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
  return { width, height, d: enter(width, foot) + round + leave(width, foot, height) };
}
