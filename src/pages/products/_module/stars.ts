import { path, WIDE } from '../../../components/art/stroke.ts';
import { sum } from '../../../lib/sum.ts';
import { star, starFoot } from './shapes.ts';
import { dropDown } from './stage.ts';

/** The most stars there are. */
const STARS = 5;

/** How wide and how far from its left edge a star's left foot is, as shares of its height. */
const [STAR_WIDTH, STAR_FOOT] = [1.052, 0.201];

/** The room over the first row of stars. */
const OVER = 24;

/** Stars that the line draws on its way, and the outline of each. */
interface Stars {
  d: string;
  outlines: string[];
  /** The heights at which the line passes the first star and the last. */
  ground: number;
  foot: number;
}

/** A star's left foot and its height. */
interface Placed {
  x: number;
  tall: number;
}

/** Places stars of given proportions from one x to another. */
function placed(sizes: readonly number[], [left, right]: readonly [number, number], apart: number): Placed[] {
  const unit = (right - left - (sizes.length - 1) * apart) / sum(sizes) / STAR_WIDTH;
  return sizes.map((size, at) => ({
    tall: unit * size,
    x: left + at * apart + unit * (STAR_WIDTH * sum(sizes.slice(0, at)) + STAR_FOOT * size),
  }));
}

const drawn = (row: readonly Placed[]) => row.map(({ x, tall }) => path`H${x}` + star(tall) + starFoot(tall)).join('');
const outlined = (row: readonly Placed[], y: number) => row.map(({ x, tall }) => path`M${x} ${y}` + star(tall));

/** Draws five stars across the page or, on a phone, in two rows, the second from right to left. */
export function stars(width: number): Stars {
  if (width === WIDE) return oneRow(Array<number>(STARS).fill(1), [120, 1320], 26);
  const row = placed([1, 1, 1], [66, 676], 14);
  const tall = row[0]?.tall ?? 0;
  const rest = row.slice(0, STARS - row.length);
  const ground = OVER + tall;
  const foot = ground + OVER + tall;
  return {
    d: drawn(row) + dropDown(width, ground, foot) + drawn(rest.toReversed()),
    outlines: [...outlined(row, ground), ...outlined(rest, foot)],
    ground,
    foot,
  };
}

/** Draws five stars across the page, each larger than the one before. */
export function growingStars(width: number): Stars {
  const sizes = Array.from({ length: STARS }, (_, at) => 1.3 ** at);
  return width === WIDE ? oneRow(sizes, [120, 1320], 26) : oneRow(sizes, [66, 676], 12);
}

function oneRow(sizes: readonly number[], edges: readonly [number, number], apart: number): Stars {
  const row = placed(sizes, edges, apart);
  const ground = OVER + Math.max(...row.map(({ tall }) => tall));
  return { d: drawn(row), outlines: outlined(row, ground), ground, foot: ground };
}
