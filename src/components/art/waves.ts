import { seededRandom } from '../../lib/random.ts';
import { type Drawing, short } from './drawing.ts';

/** The handles of a curve for half a wave near a sine, as a share of its width. */
export const SINE_HANDLE = 0.3642;

const LINES = 20;
const STEP = 50;

/** Draws Quantum Shift's two interfering waves, one line per step from one wave to the other. */
export function waves(seed: string): Drawing {
  const random = seededRandom(seed);
  const [phaseA, phaseB] = [random() * 6.3, random() * 6.3];
  const [longA, longB] = [0.011 + random() * 0.003, 0.017 + random() * 0.005];
  const strokes = Array.from({ length: LINES }, (_, line) => {
    const share = line / (LINES - 1);
    const y = (x: number) =>
      300 +
      (share - 0.5) * 240 +
      110 * Math.sin(x * longA + phaseA + share) * (1 - share) +
      110 * Math.sin(x * longB + phaseB - share * 2) * share;
    let path = `M0 ${short(y(0))}Q${short(STEP / 2)} ${short(y(STEP / 2))} ${STEP} ${short(y(STEP))}`;
    for (let x = STEP * 2; x <= 600; x += STEP) path += `T${x} ${short(y(x))}`;
    return path;
  });
  return { width: 600, height: 600, strokes };
}
