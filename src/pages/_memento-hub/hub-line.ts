import { enter, leave } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** A round table in units of a stroke's box. */
interface Table {
  x: number;
  y: number;
  radius: number;
}

/** The table that the headline sits around. A phone is narrower than it. */
const WIDE_TABLE: Table = { x: 720, y: 456, radius: 352 };
const NARROW_TABLE: Table = { x: 360, y: 612, radius: 400 };

/** Returns the table in a box of a width. */
export function tableIn(width: number): Table {
  return width === WIDE ? WIDE_TABLE : NARROW_TABLE;
}

/** Draws the line once around the table, and home. */
export function hubLine(width: number): Stroke {
  return width === WIDE ? whole(width) : cropped(width);
}

/** Comes in at the table's side and goes home along its foot. */
function whole(width: number): Stroke {
  const { x, y, radius: r } = tableIn(width);
  const [side, foot, turn] = [x - r, y + r, 72];
  const height = foot + 48;
  const half = (toX: number) => path`A${r} ${r} 0 0 1 ${toX} ${y}`;
  const round = half(x + r) + half(side) + half(x + r) + path`A${r} ${r} 0 0 1 ${x} ${foot}`;
  const d = enter(width, y + turn) + path`H${side - turn}a${turn} ${turn} 0 0 0 ${turn} ${-turn}`;
  return { width, height, d: d + round + leave(width, foot, height) };
}

/** Leaves the page with the table's left side and comes back with it. */
function cropped(width: number): Stroke {
  const { x, y, radius: r } = tableIn(width);
  const { left } = rails(width);
  const height = y + r + 40;
  // Where the line is on the table already, beyond the window's edge.
  const edge = -6;
  const rise = Math.sqrt(r ** 2 - (x - edge) ** 2);
  const [on, off] = [
    [edge, y - rise, -rise, x - edge],
    [edge, y + rise, rise, x - edge],
  ] as const;
  const across = path`A${r} ${r} 0 0 0 ${2 * x - edge} ${y + rise}A${r} ${r} 0 0 0 ${edge} ${y - rise}`;
  const onto = smooth([[left, y - 2 * rise, 0, 1], on]);
  const home = smooth([off, [left, y + 2 * rise, 0, 1]]);
  return {
    width,
    height,
    d:
      path`M${left} 0L` +
      onto.slice(1) +
      across +
      path`A${r} ${r} 0 0 0 ${edge} ${y + rise}` +
      home.replace(/^M[\d.-]+ [\d.-]+/, '') +
      path`V${height}`,
  };
}
