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

/** The tangle after the first word: six loops of different sizes, none along another, and most of the crossings in the middle. */
const TANGLE: readonly StrokePoint[] = [
  [1088, 278],
  [1111, 223],
  [1174, 181],
  [1253, 173],
  [1320, 204],
  [1344, 259],
  [1312, 309],
  [1237, 324],
  [1148, 289],
  [1086, 211],
  [1074, 120],
  [1112, 56],
  [1176, 50],
  [1224, 106],
  [1226, 204],
  [1177, 303],
  [1098, 366],
  [1030, 377],
  [1009, 342],
  [1050, 286],
  [1145, 240],
  [1257, 224],
  [1350, 239],
  [1391, 269],
  [1375, 294],
  [1314, 295],
  [1235, 264],
  [1169, 208],
  [1138, 146],
  [1149, 101],
  [1191, 94],
  [1238, 129],
  [1263, 199],
  [1245, 278],
  [1187, 335],
  [1110, 346],
  [1053, 309],
  [1045, 241],
  [1099, 177],
  [1196, 149],
  [1296, 171],
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
  const points: StrokePoint[] = [[left, 130, 0, 1], ...entry, ...TANGLE, ...EXIT];
  const d = smooth(points);
  const gaps = gapsOf(d, width === WIDE ? 0.8 : 2.4);
  return { ...BOX, d: `${d.replace(/^M([\d.]+) [\d.]+/, 'M$1 0V130')}V${BOX.height}`, gaps };
}

/** Returns the places where the line passes in front of a letter, as a path of boxes: it is behind all others. */
export function inFront(width: number): string {
  const [f, firstL, secondL] = ['M496 20h52v70h-52z', 'M500 335h70v70h-70z', 'M570 345h70v66h-70z'];
  return width === WIDE ? `${f}${secondL}` : `${firstL}`;
}
