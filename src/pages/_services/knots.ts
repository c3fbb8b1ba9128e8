import { gapsOf } from '../../components/art/over-under.ts';
import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** The knots of the services, about their middle, along a line from top to bottom: a figure eight, an overhand knot, a loop. */
const KNOTS: readonly (readonly StrokePoint[])[] = [
  turned([
    [0, -130, 0.04, 1],
    [128, 104, 0, 1],
    [4, 196, -1, 0],
    [-124, 106, 0, -1],
    [0, 0, 0.94, -0.34],
  ]),
  mirrored([
    [0, -176, 0, 1],
    [4, -130, 0.12, 1],
    [148, 98, 0, 1],
    [44, 182, -1, 0],
    [-158, 0, 0, -1],
  ]),
  [
    [0, -74, 0, 1],
    [72, 92, 1, 0],
    [148, 2, 0, -1],
    [70, -90, -1, 0.1],
    [-34, 24, 0.1, 1],
    [0, 150, 0, 1],
  ],
];

/** Half the length of a knot's drawing along the line on a wide page, and the size of the first knot; the others are smaller. */
const HALF = 210;
const SIZE = 0.98;
const SMALLER = 0.12;

/** The knot of the first screen, a carrick mat: three laps with four bows outward, which swing by a share of its radius. */
const MAT = { laps: 3, bows: 4, swing: 0.56 } as const;

/** Returns a knot from its first half, turned by 180°, as far as the last point, which is the middle. */
function turned(half: readonly StrokePoint[]): StrokePoint[] {
  return [
    ...half,
    ...half
      .slice(0, -1)
      .toReversed()
      .map(([x, y, ...toward]): StrokePoint => [-x, -y, ...toward]),
  ];
}

/** Returns a knot from its upper half, as far as the last point, which is the middle. */
function mirrored(half: readonly StrokePoint[]): StrokePoint[] {
  const back = half.slice(0, -1).toReversed();
  return [...half, ...back.map(([x, y, towardX = 0, towardY = 0]): StrokePoint => [x, -y, -towardX, towardY])];
}

/** Returns the x of the axis that the line follows down a wide page. */
function axisOf(width: number): number {
  return rails(width).left + width * 0.4375;
}

function stroke(width: number, height: number, points: readonly StrokePoint[]): Stroke {
  const d = smooth(points);
  return { width, height, d, gaps: gapsOf(d, width > 800 ? 0.8 : 1) };
}

/**
 * Returns a carrick mat about a point, open at its left, with that much of an angle left out at both ends: one circle turns on
 * another, the other way, so that no bend is concave.
 */
function mat(x: number, y: number, radius: number, open: readonly [number, number]): StrokePoint[] {
  const { laps, bows, swing } = MAT;
  const steps = bows * 14;
  const back = bows / laps - 1;
  const [from, to] = [open[0], 2 * Math.PI * laps - open[1]];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = from + ((to - from) * step) / steps;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [bowCos, bowSin] = [swing * Math.cos(back * turn), swing * Math.sin(back * turn)];
    return [x - radius * (cos + bowCos), y - radius * (sin - bowSin), sin + back * bowSin, -cos + back * bowCos];
  });
}

/**
 * Draws the knot of the first screen. On a wide page the line comes from under the title and falls onto the axis, on a phone it
 * comes up into the knot, which stands on its open side, and falls to the right margin.
 */
export function tangle(width: number): Stroke {
  const { left, right } = rails(width);
  if (width > 800) {
    const [under, axis, height] = [400, axisOf(width), 790];
    return stroke(width, height, [
      [left, 0, 0, 1],
      [left, under - 26, 0, 1],
      [left + 26, under, 1, 0],
      [600, under, 1, 0],
      ...mat(1062, 392, 220, [1, 1.32]),
      [axis, height - 90, 0, 1],
      // As far as the text next to it makes the section taller.
      [axis, height + 600, 0, 1],
    ]);
  }
  const [middle, foot, height] = [360, 520, 700];
  return stroke(width, height, [
    [left, 0, 0, 1],
    [left, foot, 0, 1],
    [left + 104, foot + 100, 1, 0],
    ...mat(0, 0, 176, [1.3, 1.3]).map(([x, y, towardX = 0, towardY = 0]): StrokePoint => [
      middle + y,
      310 - x,
      towardY,
      -towardX,
    ]),
    [right, height - 30, 0, 1],
    [right, height, 0, 1],
  ]);
}

/** Draws the knot above a service: down the axis of a wide page, on a phone from one margin to the other. */
export function untying(index: number): (width: number) => Stroke {
  const tied = KNOTS[index] ?? [];
  return (width) => {
    const { left, right } = rails(width);
    if (width > 800) {
      const axis = axisOf(width);
      const size = SIZE - SMALLER * index;
      return stroke(width, 2 * HALF, [
        [axis, 0, 0, 1],
        ...tied.map(([x, y, ...toward]): StrokePoint => [axis + size * x, HALF + size * y, ...toward]),
        [axis, 2 * HALF, 0, 1],
      ]);
    }
    const isForth = index % 2 === 1;
    const [from, to, ahead] = isForth ? [left, right, 1] : [right, left, -1];
    const [middle, turn, air] = [width / 2, 20, 44];
    const reach = tied.map(([x]) => x);
    const y = Math.max(...reach) + air;
    const height = y - Math.min(...reach) + air;
    return stroke(width, height, [
      [from, 0, 0, 1],
      [from, y - turn, 0, 1],
      [from + ahead * turn, y, ahead, 0],
      ...tied.map(([across, along, towardX = 0, towardY = 0]): StrokePoint => [
        middle + ahead * along,
        y - across,
        ahead * towardY,
        -towardX,
      ]),
      [to - ahead * turn, y, ahead, 0],
      [to, y + turn, 0, 1],
      [to, height, 0, 1],
    ]);
  };
}

/** Draws the way back, from the axis to the left margin. */
export function homeward(): Stroke {
  const width = 1440;
  const [{ left }, axis, turn] = [rails(width), axisOf(width), 26];
  return {
    width,
    height: 3 * turn,
    d: smooth([
      [axis, 0, 0, 1],
      [axis, turn / 2, 0, 1],
      [axis - turn, turn * 1.5, -1, 0],
      [left + turn, turn * 1.5, -1, 0],
      [left, turn * 2.5, 0, 1],
      [left, turn * 3, 0, 1],
    ]),
  };
}

/** A drawing for each service but the last, which the line passes straight. */
export const knots = Object.fromEntries(KNOTS.map((_, index) => [`knot${index + 1}`, untying(index)]));
