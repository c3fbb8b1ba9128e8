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
    const [across, down] = [112 + 40 * share, height + 86 * share];
    return [200 + 640 * share + across * Math.cos(angle), 172 + 60 * share + down * Math.sin(angle)];
  });
}

/** The tangle about its middle: six loops of different sizes, none along another, and most of the crossings within. */
export const TANGLE: readonly StrokePoint[] = [
  [-112, 66],
  [-89, 11],
  [-26, -31],
  [53, -39],
  [120, -8],
  [144, 47],
  [112, 97],
  [37, 112],
  [-52, 77],
  [-114, -1],
  [-127, -92],
  [-88, -156],
  [-24, -162],
  [24, -106],
  [26, -8],
  [-23, 91],
  [-102, 154],
  [-170, 165],
  [-191, 130],
  [-150, 74],
  [-55, 28],
  [57, 12],
  [150, 27],
  [191, 57],
  [175, 82],
  [114, 83],
  [35, 52],
  [-31, -4],
  [-62, -66],
  [-51, -111],
  [-9, -118],
  [38, -83],
  [63, -13],
  [45, 66],
  [-13, 123],
  [-90, 134],
  [-147, 97],
  [-155, 29],
  [-101, -35],
  [-4, -63],
  [96, -41],
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
export const IN_FRONT = 'M496 20h52v70h-52zM570 345h70v66h-70z';
