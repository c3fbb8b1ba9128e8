import { gapsOf } from '../../components/art/over-under.ts';
import { rails, smooth, type Stroke, type StrokePoint, WIDE } from '../../components/art/stroke.ts';

/** The box of the headline's line, in units of a page 1440 wide. */
export const BOX = { width: 1440, height: 672 } as const;
/** The y coordinate of the underline of the second word. */
const UNDERLINE = 616;
const { left } = rails(BOX.width);

/** How many points a loop has. */
const STEPS = 8;

/** Returns loops along the first word, each larger than the one before. The last ones reach into the second word. */
function loops(count: number, height: number): StrokePoint[] {
  const last = count * STEPS + 2;
  return Array.from({ length: last + 1 }, (_, index): StrokePoint => {
    const share = index / last;
    const angle = Math.PI * (0.75 - (2 * index) / STEPS);
    const [across, down] = [112 + 32 * share, height + 86 * share];
    return [195 + 606 * share + 76 * share ** 2 + across * Math.cos(angle), 172 + 60 * share + down * Math.sin(angle)];
  });
}

/** The tangle about its middle: six loops of different sizes, none along another, and most of the crossings within. */
export const TANGLE: readonly StrokePoint[] = [
  [-120, 35],
  [-98, -15],
  [-29, -44],
  [46, -39],
  [119, -1],
  [138, 50],
  [111, 99],
  [47, 117],
  [-47, 77],
  [-112, -15],
  [-122, -97],
  [-87, -152],
  [-31, -156],
  [15, -104],
  [22, -10],
  [-25, 93],
  [-103, 167],
  [-176, 172],
  [-208, 127],
  [-172, 67],
  [-61, 29],
  [66, 11],
  [146, 26],
  [169, 58],
  [159, 86],
  [116, 99],
  [28, 67],
  [-37, 4],
  [-63, -67],
  [-44, -111],
  [-5, -124],
  [44, -96],
  [72, -15],
  [51, 65],
  [-12, 135],
  [-96, 160],
  [-170, 123],
  [-178, 18],
  [-107, -59],
  [7, -84],
  [95, -57],
];

/** The way out, around the second word and back to the margin. */
const EXIT: StrokePoint[] = [
  [1394, 486, 0, 1],
  [1320, UNDERLINE, -1, 0],
  [98, UNDERLINE, -1, 0],
  [left, UNDERLINE + 38, 0, 1],
];

/**
 * Returns the line from the header's edge to the foot of the box: tangled in the words, then straight under the second. A phone
 * gets fewer loops.
 */
export function tangle(width: number): Stroke {
  const entry = width === WIDE ? loops(3, 112) : loops(2, 132);
  const tied = TANGLE.map(([x, y]): StrokePoint => [1200 + x, 212 + y]);
  const points: StrokePoint[] = [[left, 130, 0, 1], ...entry, ...tied, ...EXIT];
  const d = smooth(points);
  const gaps = gapsOf(d, width === WIDE ? 0.8 : 2.4);
  return { ...BOX, d: `${d.replace(/^M([\d.]+) [\d.]+/, 'M$1 0V130')}V${BOX.height}`, gaps };
}

/** Where the line passes in front of a letter on a wide page, as a path of boxes: it is behind all others. */
export const IN_FRONT = [
  [82, 216],
  [506, 24],
  [566, 88],
  [582, 350],
  [812, 592],
]
  .map(([x, y]) => `M${x} ${y}h48v48h-48z`)
  .join('');
