import { knot } from '../../components/art/knot.ts';
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

/** The way out, around the second word and back to the margin. */
const EXIT: StrokePoint[] = [
  [1404, 492, 0, 1],
  [1320, UNDERLINE, -1, 0],
  [98, UNDERLINE, -1, 0],
  [left, UNDERLINE + 38, 0, 1],
];

/**
 * Returns the line from the header's edge to the foot of the box: tangled in the words, then straight under the second. A phone
 * gets fewer loops.
 */
export function tangle(width: number): Stroke {
  const [entry, end] =
    width === WIDE ? [loops(3, 112), knot(1205, 226, 45, 1.3)] : [loops(2, 132), knot(1205, 226, 22, 1.2)];
  const points: StrokePoint[] = [[left, 130, 0, 1], ...entry, ...end, ...EXIT];
  return { ...BOX, d: `${smooth(points).replace(/^M([\d.]+) [\d.]+/, 'M$1 0V130')}V${BOX.height}` };
}

/** Returns the places where the line passes in front of a letter, as a path of boxes: it is behind all others. */
export function inFront(width: number): string {
  const [f, l, secondL, firstL] = [
    'M496 20h52v70h-52z',
    'M955 80h70v66h-70z',
    'M570 345h70v66h-70z',
    'M500 335h70v70h-70z',
  ];
  return width === WIDE ? `${f}${l}${secondL}` : `M955 110h70v105h-70z${firstL}`;
}
