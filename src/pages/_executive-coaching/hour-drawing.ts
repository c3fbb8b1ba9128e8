import type { Drawing } from '../../components/art/drawing.ts';
import { seededRandom } from '../../lib/random.ts';

const DAYS = 30;

/** Where the lines meet, in the drawing's units. */
export const MEETING = 560;

/**
 * What the first session does: lines from everywhere run into one point and leave it as one line, with a mark for each of
 * thirty days on it, a longer one at the end of each week.
 */
export function hourDrawing(seed: string): Drawing {
  const random = seededRandom(seed);
  const [width, height, middle] = [1200, 420, 210];
  const strokes: string[] = [];
  for (let line = 0; line < 26; line++) {
    const from = Math.round(4 + line * 16.5);
    const early = 130 + Math.round(random() * 150);
    const sway = Math.round(from + (random() - 0.5) * 150);
    strokes.push(`M0 ${from}C${early} ${sway} ${MEETING - 190} ${middle} ${MEETING} ${middle}`);
  }
  strokes.push(`M${MEETING} ${middle}H${width}`);
  for (let day = 1; day <= DAYS; day++) {
    const x = MEETING + 20 + day * 20;
    const half = day % 7 === 0 || day === DAYS ? 22 : 8;
    strokes.push(`M${x} ${middle - half}v${half * 2}`);
  }
  return { width, height, strokes };
}
