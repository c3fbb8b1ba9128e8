import { BEYOND, leave, turnOf } from '../../components/art/rail.ts';
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

/** Where the throw touches down, from the margin to the right, and how high each hop to the next touch is. The last comes from outside. */
interface Return {
  ground: number;
  touches: readonly number[];
  heights: readonly number[];
}
const BACK_WIDE: Return = {
  ground: 440,
  touches: [120, 320, 520, 720, 920, 1120],
  heights: [30, 52, 90, 156, 270, 500],
};
const BACK_NARROW: Return = {
  ground: 380,
  touches: [67, 120, 194, 292, 412, 556],
  heights: [22, 42, 76, 132, 222, 590],
};

/**
 * Draws the throw's return: it comes in over the right edge, skips across the page like a stone, each hop lower than the one
 * before, and rolls into the margin. It touches down once per piece of the kit; on wide screens, over its column.
 */
export function returnLine(width: number): Stroke {
  const { ground, touches, heights } = width > 800 ? BACK_WIDE : BACK_NARROW;
  const outside = width + BEYOND;
  const from = [...touches.slice(1), outside];
  const hop = (to: number, index: number) => {
    const start = from[index] ?? outside;
    return path`Q${(start + to) / 2} ${ground - 2 * (heights[index] ?? 0)} ${to} ${ground}`;
  };
  const foot = ground + turnOf(width);
  return {
    width,
    height: foot,
    d: path`M${outside} ${ground}` + touches.map(hop).toReversed().join('') + leave(width, ground, foot),
  };
}
