import { enter, leave, turnOf } from '../../components/art/rail.ts';
import { circle } from '../../components/art/drawing.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { withoutStart } from '../../components/art/table-line.ts';

/** A throw: the ground, where the line leaves it, the highest point of the flight, and the ball's radius. */
interface Throw {
  ground: number;
  x: number;
  apex: readonly [x: number, high: number];
  ball: number;
}
/** On wide screens, it rises past the drawing's top, next to the words. */
const ON_WIDE: Throw = { ground: 96, x: 560, apex: [1146, 526], ball: 40 };
const ON_NARROW: Throw = { ground: 540, x: 120, apex: [474, 480], ball: 34 };
const throwOn = (width: number) => (width > 800 ? ON_WIDE : ON_NARROW);

/** How far below the ground the drawing of the throw goes on. */
const ON_DOWN = 40;

/** Draws the throw: the line leaves the margin, rises from the ground to the highest point, and falls down the right margin. */
export function throwLine(width: number): Stroke {
  const { ground, x, apex } = throwOn(width);
  const { right } = rails(width);
  const top = ground - apex[1];
  const height = ground + ON_DOWN;
  const flight: StrokePoint[] = [
    [x, ground, 1, 0],
    [x + (apex[0] - x) * 0.58, ground - apex[1] * 0.5, 0.3, -1],
    [apex[0], top, 1, 0],
    [right, top + apex[1] * 0.84, 0, 1],
  ];
  return {
    width,
    height,
    d: enter(width, ground) + path`H${x}` + withoutStart(smooth(flight)) + path`V${height}`,
  };
}

/** Draws the ball at the highest point of its flight. */
export function thrown(width: number): Stroke {
  const { ground, apex, ball } = throwOn(width);
  return { width, height: ground + ON_DOWN, d: circle(apex[0], ground - apex[1], ball) };
}

/** Where the throw lands: the ground, where it touches it from right to left, how high it hops first, and the ball's radius. */
const landingOn = (width: number) =>
  width > 800
    ? { ground: 780, touches: [rails(width).right, 1122, 1016, 970], high: 560, ball: 40 }
    : { ground: 560, touches: [rails(width).right, 600, 558, 536], high: 400, ball: 25 };

/**
 * Draws where the throw lands: the line falls down the right margin, runs along the ground and back, hops three times to the left,
 * each hop as high as its length says, and goes back to the left margin.
 */
export function landing(width: number): Stroke {
  const { ground, touches, high } = landingOn(width);
  const [from = 0, first = 0] = touches;
  const hops = touches.slice(1).map((to, index) => {
    const start = touches[index] ?? to;
    return path`Q${(start + to) / 2} ${ground - 2 * high * ((start - to) / (from - first)) ** 2} ${to} ${ground}`;
  });
  const height = ground + turnOf(width);
  const along = path`V${ground}H${touches.at(-1) ?? from}H${from}`;
  return { width, height, d: path`M${from} ${-ABOVE}` + along + hops.join('') + leave(width, ground, height) };
}
/** How far above its place the fall starts, for words that are taller than the drawing. */
const ABOVE = 300;

/** Draws the ball at rest, where the line touches the ground last. */
export function landed(width: number): Stroke {
  const { ground, ball, touches } = landingOn(width);
  return { width, height: ground + turnOf(width), d: circle(touches.at(-1) ?? 0, ground - ball, ball) };
}
