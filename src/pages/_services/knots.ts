import { gapsOf } from '../../components/art/over-under.ts';
import { crossing, rails, smooth, type Stroke, type StrokePoint, WIDE } from '../../components/art/stroke.ts';

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

/** The points of a loop of the first screen's tangle, and those of the line from its first to its last. */
const STEPS = 16;
const TANGLED = [10, 91] as const;

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
  return rails(width).left + width * 0.422222;
}

function stroke(width: number, height: number, points: readonly StrokePoint[]): Stroke {
  const d = smooth(points);
  return { width, height, d, gaps: gapsOf(d, width > 800 ? 0.6 : 0.8) };
}

/**
 * Returns a tangle about a point: loops whose place, size and lean change, each at its own pace. The paces were searched for: no two
 * crossings are near each other and none is flat, so that every gap is a clean cut.
 */
function loops(x: number, y: number, size: number): StrokePoint[] {
  const [first, last] = TANGLED;
  return Array.from({ length: last - first }, (_, step) => {
    const turn = ((first + step) * 2 * Math.PI) / STEPS;
    const lean = 0.22 * turn;
    const reach = 110 + 60 * Math.sin(0.77 * turn + 0.48);
    const [across, along] = [1.4 * reach * Math.cos(turn), 0.6 * reach * Math.sin(turn)];
    const right = 139 * Math.sin(0.45 * turn + 1.47) + across * Math.cos(lean) - along * Math.sin(lean);
    const down = 96 * Math.cos(0.42 * turn + 4.14) + across * Math.sin(lean) + along * Math.cos(lean);
    return [x - size * right, y + size * down];
  });
}

/** Draws the tangle of the first screen. From it, the line falls onto the axis of a wide page, on a phone to the right margin. */
export function tangle(width: number): Stroke {
  const { left, right } = rails(width);
  if (width > 800) {
    const [under, axis, height] = [400, axisOf(width), 790];
    return stroke(width, height, [
      [left, 0, 0, 1],
      [left, under - 26, 0, 1],
      [left + 26, under, 1, 0],
      [600, under, 1, 0],
      ...loops(1084, 366, 1.12),
      [axis, height - 60, 0, 1],
      // As far as the text next to it makes the section taller.
      [axis, height + 600, 0, 1],
    ]);
  }
  const height = 640;
  return stroke(width, height, [
    [left, 0, 0, 1],
    [left, 222, 0, 1],
    ...loops(372, 330, 1.1),
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
  return crossing(WIDE, axisOf(WIDE), rails(WIDE).left);
}

/** A drawing for each service but the last, which the line passes straight. */
export const knots = Object.fromEntries(KNOTS.map((_, index) => [`knot${index + 1}`, untying(index)]));
