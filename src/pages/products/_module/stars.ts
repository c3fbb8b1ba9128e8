import { path, WIDE } from '../../../components/art/stroke.ts';
import { sum } from '../../../lib/sum.ts';
import { star, starFoot } from './shapes.ts';

/** The most stars there are. */
const STARS = 5;

/** How wide and how far from its left edge a star's left foot is, as shares of its height. */
const [STAR_WIDTH, STAR_FOOT] = [1.052, 0.201];

/** Five stars that the line draws on its way, and the outline of each. */
interface Stars {
  d: string;
  outlines: string[];
  /** The height at which the line passes them. */
  ground: number;
}

/** Draws five stars of one height, or each so many times as high as the one before, from the left edge of the text to the right. */
export function stars(width: number, growth = 1): Stars {
  const [left, right, apart] = width === WIDE ? [120, 1320, 26] : [66, 676, 12];
  const sizes = Array.from({ length: STARS }, (_, at) => growth ** at);
  const first = (right - left - (STARS - 1) * apart) / sum(sizes) / STAR_WIDTH;
  const ground = first * growth ** (STARS - 1) + 24;
  const all = sizes.map((size, at) => ({
    tall: first * size,
    x: left + at * apart + STAR_WIDTH * first * sum(sizes.slice(0, at)) + STAR_FOOT * first * size,
  }));
  return {
    d: all.map(({ x, tall }) => path`H${x}` + star(tall) + starFoot(tall)).join(''),
    outlines: all.map(({ x, tall }) => path`M${x} ${ground}` + star(tall)),
    ground,
  };
}
