import { knot } from '../../components/art/knot.ts';
import { rails, smooth, type Stroke, type StrokePoint, WIDE } from '../../components/art/stroke.ts';

/** The box of the headline's line, in units of a page 1440 wide. */
export const BOX = { width: 1440, height: 672 } as const;
/** The y coordinate of the underline of the second word. */
const UNDERLINE = 616;
const { left } = rails(BOX.width);

/** The way in, through the letters of the first word. */
const ENTRY: StrokePoint[] = [
  [left, 150, 0, 1],
  [left + 6, 236, 0.1, 1],
  [128, 296],
  [214, 262],
  [262, 150],
  [226, 52],
  [160, 70],
  [168, 180],
  [262, 286],
  [402, 300],
  [520, 214],
  [548, 90],
  [486, 14],
  [404, 60],
  [412, 190],
  [520, 310],
  [668, 300],
  [730, 200],
  [690, 120],
  [620, 140],
  [612, 240],
  [700, 316],
  [838, 296],
  [922, 190],
  [910, 60],
  [820, 10],
  [752, 70],
  [800, 190],
  [930, 284],
  [1040, 262],
];
/** The way out, around the second word and back to the margin. */
const EXIT: StrokePoint[] = [
  [1404, 240],
  [1410, 400],
  [1400, 508],
  [1344, 600, -0.86, 0.4],
  [1180, UNDERLINE, -1, 0],
  [860, UNDERLINE, -1, 0],
  [460, UNDERLINE],
  [170, UNDERLINE],
  [98, UNDERLINE, -1, 0],
  [left, UNDERLINE + 38, 0, 1],
];

/**
 * Returns the line from the header's edge to the foot of the box: tangled through the first word, straight under the second. A
 * phone gets half the loops.
 */
export function tangle(width: number): Stroke {
  const points = [...ENTRY, ...knot(1196, 160, width === WIDE ? 46 : 22), ...EXIT];
  return { ...BOX, d: `${smooth(points).replace(/^M([\d.]+) [\d.]+/, 'M$1 0V150')}V${BOX.height}` };
}

/** Letters that the line passes in front of, as boxes: `r`, three times `i` and the `l` of the first word, then of both what follows. */
const LETTERS: [x: number, width: number][] = [
  [222, 106],
  [411, 71],
  [567, 70],
  [750, 70],
  [955, 70],
];
export const IN_FRONT = `${LETTERS.map(([x, width]) => `M${x} 0h${width}v316h-${width}z`).join('')}M1025 0H1440V330H1025zM1136 316H1440V600H1136z`;
