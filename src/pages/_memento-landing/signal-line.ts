import { short } from '../../components/art/drawing.ts';
import { seededRandom } from '../../lib/random.ts';

/** An example of a signal over so many weeks, in a box of 240 by 48: restless at first, calmer and higher later. */
export function signalLine(seed: string, weeks: number): string {
  const random = seededRandom(seed);
  const points = Array.from({ length: weeks }, (_, week) => {
    const share = week / (weeks - 1);
    const rise = 40 - 28 * share ** 1.4;
    const unrest = (random() - 0.5) * 20 * (1 - share * 0.7);
    return `${short(share * 240)} ${short(Math.min(46, Math.max(3, rise + unrest)))}`;
  });
  return `M${points.join('L')}`;
}
