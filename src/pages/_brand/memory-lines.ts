import { type Drawing, short } from '../../components/art/drawing.ts';
import { dot } from '../../components/art/shapes.ts';
import { seededRandom } from '../../lib/random.ts';

const WIDTH = 1200;
const GAP = 9;

/** What is kept of it: every so many of the lines goes all the way. */
const KEPT = 8;

/** What was said in one evening, a line a sentence: most break off within days, a few go on to Monday and are marked there. */
export interface MemoryLines extends Pick<Drawing, 'width' | 'height'> {
  forgotten: string;
  kept: string;
  /** Where those arrive: dots. */
  arrived: string;
}

/** So many sentences; a sentence lasts as long as memory does, which loses the most at first. */
export function memoryLines(sentences: number): MemoryLines {
  const random = seededRandom('memory');
  let [forgotten, kept, arrived] = ['', '', ''];
  for (let line = 0; line < sentences; line++) {
    const y = GAP * (line + 1);
    if (line % KEPT === KEPT / 2) {
      kept += `M0 ${y}H${WIDTH - 10}`;
      arrived += dot(WIDTH - 10, y);
    } else forgotten += `M0 ${y}H${short(Math.min(0.8, 0.06 - Math.log(1 - random() * 0.98) * 0.24) * WIDTH)}`;
  }
  return { width: WIDTH, height: GAP * (sentences + 1), forgotten, kept, arrived };
}
