import { path, WIDE } from '../../../components/art/stroke.ts';
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

/** Draws five stars from the left edge of the text to the right. */
export function stars(width: number): Stars {
  const [left, right, tall] = width === WIDE ? [120, 1320, 208] : [66, 676, 106];
  const ground = tall + 24;
  const apart = (right - left - STAR_WIDTH * tall) / (STARS - 1);
  const feet = Array.from({ length: STARS }, (_, at) => left + at * apart + STAR_FOOT * tall);
  return {
    d: feet.map((x) => path`H${x}` + star(tall) + starFoot(tall)).join(''),
    outlines: feet.map((x) => path`M${x} ${ground}` + star(tall)),
    ground,
  };
}
