import { path, WIDE } from '../../../components/art/stroke.ts';
import { star } from './shapes.ts';
import { dropDown } from './stage.ts';

/** The most stars there are, and those in a row on a phone. */
const [STARS, ROW] = [5, 3];

/** How wide and how far from its left edge a star's left foot is, as shares of its height. */
const [STAR_WIDTH, STAR_FOOT] = [1.052, 0.201];

/** Five stars that the line draws on its way, and the outline of each. */
interface Stars {
  d: string;
  outlines: string[];
  /** The heights at which the line passes the first star and the last. */
  ground: number;
  lower: number;
}

/** Draws five stars across the page or, on a phone, in two rows, the second from right to left. */
export function stars(width: number): Stars {
  const wide = width === WIDE;
  const [left, right, tall, count] = wide ? [120, 1320, 208, STARS] : [66, 654, 162, ROW];
  const ground = tall + 24;
  const lower = wide ? ground : ground + tall + 40;
  const apart = (right - left - STAR_WIDTH * tall) / (count - 1);
  const places = Array.from({ length: STARS }, (_, at) => {
    return { x: left + (at % count) * apart + STAR_FOOT * tall, y: at < count ? ground : lower };
  });
  const drawn = (row: typeof places) => row.map(({ x }) => path`H${x}` + star(tall)).join('');
  const rest = places.slice(count).toReversed();
  return {
    d: drawn(places.slice(0, count)) + (wide ? '' : dropDown(width, ground, lower) + drawn(rest)),
    outlines: places.map(({ x, y }) => path`M${x} ${y}` + star(tall)),
    ground,
    lower,
  };
}
