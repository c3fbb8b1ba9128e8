import { circle, type Drawing, short } from '../../components/art/drawing.ts';
import { seededRandom } from '../../lib/random.ts';

const LINES = 15;
const KEPT = 0.66;

/** A week of promises: each line starts when something was said, and ends in a ring once it was done; a few still run. */
export function promiseLines(seed: string): Drawing {
  const random = seededRandom(seed);
  const strokes = Array.from({ length: LINES }, (_, line) => {
    const y = 20 + line * 40;
    const from = 10 + random() * 160;
    const kept = random() < KEPT;
    const to = kept ? from + 120 + random() * 270 : 600;
    const start = `M${short(from)} ${y - 8}v16m0-8`;
    return kept ? `${start}H${short(to)}${circle(to + 18, y, 9)}` : `${start}H600`;
  });
  return { width: 600, height: LINES * 40, strokes };
}
