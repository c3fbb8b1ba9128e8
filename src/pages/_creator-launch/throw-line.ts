import { enter, turnOf } from '../../components/art/rail.ts';
import { path, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { withoutStart } from '../../components/art/table-line.ts';

/** A throw: the ground, the foot of the swing and how tall it is, and the highest point of the flight. */
interface Throw {
  ground: number;
  x: number;
  tall: number;
  apex: readonly [x: number, high: number];
}
/** On wide screens, it rises past the drawing's top, next to the words. */
const ON_WIDE: Throw = { ground: 150, x: 850, tall: 330, apex: [1240, 560] };
const ON_NARROW: Throw = { ground: 400, x: 270, tall: 200, apex: [540, 350] };

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

/** Draws the throw: the line leaves the margin, swings around once, lets go and falls beyond the page's right edge. */
export function throwLine(width: number): Stroke {
  const { ground, x, tall, apex } = width > 800 ? ON_WIDE : ON_NARROW;
  const swing = SWING.map(([along, down, ...toward]): StrokePoint => [
    x + along * tall,
    ground + down * tall,
    ...toward,
  ]);
  const [fromX, fromY] = [x + RELEASE[0] * tall, ground - RELEASE[1] * tall];
  const [far, high] = [apex[0] - fromX, apex[1] - RELEASE[1] * tall];
  const slope = (2 * high) / far;
  const end = width * 1.11;
  const fall = fromY - slope * (end - fromX) + (high / far ** 2) * (end - fromX) ** 2;
  return {
    width,
    height: ground + 4,
    d:
      enter(width, ground, ground - turnOf(width)) +
      path`H${swing[0]?.[0] ?? x}` +
      withoutStart(smooth(swing)) +
      path`Q${fromX - (RELEASE[1] * tall) / slope} ${ground} ${fromX} ${fromY}` +
      path`Q${(fromX + end) / 2} ${fromY - (slope * (end - fromX)) / 2} ${end} ${fall}`,
  };
}

/** The heights of the fall and of the hops after it. Each takes as long as its height says, at one speed across. */
const FALL = 1000;
const HOPS = [240, 104, 45] as const;

/** Draws where the throw lands: it falls in from above, hops three times, rolls on and lies still as a small ball. */
export function landing(width: number): Stroke {
  const wide = width > 800;
  const ground = wide ? 620 : 470;
  const speed = wide ? 5.6 : 6.5;
  let x = wide ? 290 : 190;
  const start = x - speed * Math.sqrt(FALL);
  const fall = path`M${start} ${ground - FALL}Q${(start + x) / 2} ${ground - FALL} ${x} ${ground}`;
  const hops = HOPS.map((high) => {
    const far = speed * Math.sqrt(high);
    x += 2 * far;
    return path`Q${x - far} ${ground - 2 * high} ${x} ${ground}`;
  });
  return { width, height: ground + 1, d: fall + hops.join('') + path`h28a8 8 0 1 0 -.1 0` };
}
