import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';
import { SINE_HANDLE } from '../../components/art/waves.ts';

/** Where a line runs when it is straight, in pixels from the top of its drawing. */
const MIDDLE = 40;
/** The lines: how many half waves each has before it is straight, and how high the first one is. */
const LINES = [
  [15, 38],
  [9, 32],
  [19, 34],
  [11, 31],
  [13, 30],
] as const;
/** From where on all of them are straight. */
const STRAIGHT = 350;
/** Beyond the edges of a wide window, and above the first line. */
const [BEFORE, BEYOND] = [900, 2600];

/** Returns the id of a line in the page's file of drawings. */
export function calmId(index: number): string {
  return `calm-${index}`;
}

/**
 * Draws a line that becomes straight after a wave. It comes in from the left, or down the margin. Its first wave after the margin is
 * the highest.
 */
function calmLine(halves: number, highest: number, isFirst: boolean): string {
  const half = STRAIGHT / (halves + 1);
  const before = isFirst ? 0 : Math.ceil(BEFORE / half);
  const waves = Array.from({ length: before + halves }, (_, number) => {
    const at = number - before;
    const height = highest * (1 - Math.max(0, at) / halves) * (0.75 + 0.25 * Math.sin(at * 2.3 + halves));
    const [x, y] = [(at + 0.5) * half, MIDDLE + (at % 2 ? -height : height)];
    return path`S${x - SINE_HANDLE * half} ${y} ${x} ${y}`;
  });
  return (
    (isFirst ? path`M0.5 ${-BEFORE}V${MIDDLE}` : path`M${-before * half} ${MIDDLE}`) +
    waves.join('') +
    path`S${STRAIGHT - half} ${MIDDLE} ${STRAIGHT} ${MIDDLE}H${BEYOND}`
  );
}

/** The lines by their ids. */
export const calmLines = Object.fromEntries(
  LINES.map(([halves, highest], index) => [
    calmId(index),
    (): Stroke => ({ width: WIDE, height: 2 * MIDDLE, d: calmLine(halves, highest, index === 0) }),
  ]),
);
