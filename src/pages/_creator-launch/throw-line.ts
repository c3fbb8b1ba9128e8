import { enter, leave, turnOf } from '../../components/art/rail.ts';
import { circle } from '../../components/art/drawing.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { withoutStart } from '../../components/art/table-line.ts';

/** A throw: the ground, the foot of the swing and how tall it is, the highest point of the flight, and the ball's radius. */
interface Throw {
  ground: number;
  x: number;
  tall: number;
  apex: readonly [x: number, high: number];
  ball: number;
}
/** On wide screens, it rises past the drawing's top, next to the words. */
const ON_WIDE: Throw = { ground: 96, x: 826, tall: 330, apex: [1214, 526], ball: 40 };
const ON_NARROW: Throw = { ground: 540, x: 310, tall: 290, apex: [556, 480], ball: 34 };
const throwOn = (width: number) => (width > 800 ? ON_WIDE : ON_NARROW);

/** The swing from where it leaves the ground to where it is back there, in its heights: up on the right, down on the left. */
const SWING: readonly StrokePoint[] = [
  [-0.9, 0, 1, 0],
  [0.15, -0.66, 0, -1],
  [-0.16, -1, -1, 0],
  [-0.46, -0.6, 0, 1],
  [0, 0, 1, 0],
];
/** Where the swing lets go, in its heights from its foot. */
const RELEASE = [0.44, 0.56] as const;
/** How far below the ground the drawing of the throw goes on. */
const ON_DOWN = 40;

/** Draws the throw: the line leaves the margin, swings around once, lets go, and falls down the right margin. */
export function throwLine(width: number): Stroke {
  const { ground, x, tall, apex } = throwOn(width);
  const { right } = rails(width);
  const swing = SWING.map(([along, down, ...toward]): StrokePoint => [
    x + along * tall,
    ground + down * tall,
    ...toward,
  ]);
  const [fromX, fromY] = [x + RELEASE[0] * tall, ground - RELEASE[1] * tall];
  const top = ground - apex[1];
  const slope = (2 * (fromY - top)) / (apex[0] - fromX);
  const height = ground + ON_DOWN;
  return {
    width,
    height,
    d:
      enter(width, ground) +
      path`H${swing[0]?.[0] ?? x}` +
      withoutStart(smooth(swing)) +
      path`Q${fromX - (RELEASE[1] * tall) / slope} ${ground} ${fromX} ${fromY}` +
      path`Q${(fromX + apex[0]) / 2} ${top} ${apex[0]} ${top}` +
      path`C${apex[0] + (right - apex[0]) * 0.66} ${top} ${right} ${top + apex[1] * 0.38} ${right} ${top + apex[1] * 0.84}V${height}`,
  };
}

/** Draws the ball at the highest point of its flight. */
export function thrown(width: number): Stroke {
  const { ground, apex, ball } = throwOn(width);
  return { width, height: ground + ON_DOWN, d: circle(apex[0], ground - apex[1], ball) };
}

/** Where the throw lands: the ground, where it touches it from right to left, how high it hops first, and the ball's place. */
const landingOn = (width: number) =>
  width > 800
    ? { ground: 850, touches: [rails(width).right, 640, 330, 224], high: 790, ball: 40, rest: 160 }
    : { ground: 470, touches: [rails(width).right, 330, 186, 128], high: 380, ball: 30, rest: 97 };

/**
 * Draws where the throw lands: the line falls down the right margin, runs along the ground and back, hops three times to the left,
 * each hop as high as its length says, rolls on to the ball and goes back to the left margin.
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

/** Draws the ball at rest on the ground, at the left edge of the text. */
export function landed(width: number): Stroke {
  const { ground, ball, rest } = landingOn(width);
  return { width, height: ground + turnOf(width), d: circle(rest, ground - ball, ball) };
}
