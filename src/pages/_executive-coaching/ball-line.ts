import { leave } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

type Point = readonly [x: number, y: number];

/** The ball's bundles of windings, how many windings each has, and points of a winding. */
const [BUNDLES, EACH, POINTS] = [4, 6, 12];
/** Minutes of a session, one tick each. */
const MINUTES = 60;

/**
 * Draws the ball from its left edge, upward, to its right edge: bundles of windings that narrow and widen again, each bundle turned
 * further than the one before.
 */
function ball(x: number, y: number, radius: number): StrokePoint[] {
  return Array.from({ length: BUNDLES * EACH * POINTS + 1 }, (_, step): StrokePoint => {
    const bundle = Math.min(BUNDLES - 1, Math.floor(step / POINTS / EACH));
    const done = step / POINTS / EACH - bundle;
    const turned = Math.max(0, done * 4 - 3);
    const tilt =
      ((bundle + turned * turned * (3 - 2 * turned)) * Math.PI) / BUNDLES + 0.09 * Math.sin(done * 2 * Math.PI);
    const turn = Math.PI + (step / POINTS) * 2 * Math.PI;
    const along = radius * Math.cos(turn);
    const across = radius * (0.56 + 0.44 * Math.cos(done * 2 * Math.PI)) * Math.sin(turn);
    return [x + along * Math.cos(tilt) - across * Math.sin(tilt), y + along * Math.sin(tilt) + across * Math.cos(tilt)];
  });
}

/** Draws loops from one point to another, each smaller than the one before. */
function coil(from: Point, to: Point, first: number, last: number, loops: number): StrokePoint[] {
  const count = loops * POINTS;
  return Array.from({ length: count }, (_, step): StrokePoint => {
    const share = (step + 1) / count;
    const turn = share * loops * 2 * Math.PI;
    const radius = first + (last - first) * share;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return [x + radius * Math.sin(turn), y + radius * (Math.cos(turn) - 1)];
  });
}

/**
 * Draws the line into a ball as wide as one hour: at its right edge, it drops to the end of a ruler with a tick per minute, a longer
 * one per quarter hour. On a wide screen, the ball reaches up next to the words.
 */
export function ballLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [radius, y, back] = wide ? [280, -162, 176] : [300, 340, 704];
  const x = right - radius;
  const strand: StrokePoint[] = wide
    ? [[left, 0, 0, 1], ...coil([left + 60, 124], [400, 108], 50, 34, 2)]
    : [
        [left, 0, 0, 1],
        [left, y + 40, 0, 1],
        [(left + x - radius) / 2, y + 92, 1, 0],
      ];
  const wound: StrokePoint[] = ball(x, y, radius);
  wound[0] = [x - radius, y, 0, -1];
  wound[wound.length - 1] = [right, y, 0, 1];
  const [minute, quarter] = wide ? [11, 26] : [16, 36];
  const ticks = Array.from({ length: MINUTES }, (_, at) => {
    const height = (at + 1) % 15 === 0 ? quarter : minute;
    return path`H${right - ((at + 1) * 2 * radius) / MINUTES}v${-height}v${height}`;
  });
  const height = back + (wide ? 60 : 50);
  const d = smooth([...strand, ...wound]) + path`V${back}` + ticks.join('') + leave(width, back, height);
  return { width, height, d };
}
