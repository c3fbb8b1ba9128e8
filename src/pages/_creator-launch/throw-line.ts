import { turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** A throw: the points where it leaves the ground, how high each flight goes, and where the last one turns, outside the page. */
interface Throw {
  ground: number;
  launches: readonly [number, number, number];
  heights: readonly [number, number, number];
  turn: number;
}
const ON_WIDE: Throw = { ground: 206, launches: [120, 300, 640], heights: [84, 186, 590], turn: 1580 };
const ON_NARROW: Throw = { ground: 476, launches: [67, 168, 362], heights: [58, 150, 452], turn: 790 };

/**
 * Draws a throw: the line leaves the margin and flies off in three arcs, each higher and longer than the one before. The last
 * leaves the page on the right. On wide screens it rises past the drawing's top, next to the words.
 */
export function throwLine(width: number): Stroke {
  const { ground, launches, heights, turn } = width > 800 ? ON_WIDE : ON_NARROW;
  const [first, second, third] = launches;
  const { left } = rails(width);
  const q = turnOf(width);
  const flight = (from: number, to: number, high: number) =>
    path`Q${(from + to) / 2} ${ground - 2 * high} ${to} ${ground}`;
  // Two halves, so that the second can be as far away as the window is wide.
  const last = path`Q${(third + turn) / 2} ${ground - heights[2]} ${turn} ${ground - heights[2]}T${2 * turn - third} ${ground}`;
  return {
    width,
    height: ground + 4,
    d:
      path`M${left} ${ground - q}Q${left} ${ground} ${left + q} ${ground}H${first}` +
      flight(first, second, heights[0]) +
      flight(second, third, heights[1]) +
      last,
  };
}
