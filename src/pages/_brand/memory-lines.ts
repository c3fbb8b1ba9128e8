import { type Drawing, short } from '../../components/art/drawing.ts';
import { dot } from '../../components/art/shapes.ts';
import { seededRandom } from '../../lib/random.ts';

const WIDTH = 1200;
const GAP = 9;
/** How far from the right edge lines arrive. */
const END = 56;

/** One line in this many goes all the way. */
const KEPT = 8;

/** The sentences of one evening, one line each: most break off within days; a few reach Monday. */
interface MemoryLines extends Pick<Drawing, 'width' | 'height'> {
  forgotten: string;
  kept: string;
  /** Dots where lines arrive. */
  arrived: string;
}

/** Draws the lines of so many sentences. They fade as memory does: most at first. */
export function memoryLines(sentences: number): MemoryLines {
  const random = seededRandom('memory');
  let [forgotten, kept, arrived] = ['', '', ''];
  for (let line = 0; line < sentences; line++) {
    const y = GAP * (line + 1);
    if (line % KEPT === KEPT / 2) {
      kept += `M0 ${y}H${WIDTH - END}`;
      arrived += dot(WIDTH - END, y);
    } else forgotten += `M0 ${y}H${short(Math.min(0.8, 0.06 - Math.log(1 - random() * 0.98) * 0.24) * WIDTH)}`;
  }
  return { width: WIDTH, height: GAP * (sentences + 1), forgotten, kept, arrived };
}
