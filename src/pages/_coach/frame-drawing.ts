import { seededRandom } from '../../lib/random.ts';

const WIDTH = 320;
const MIDDLE = 90;

/** A video's still, 320 × 180: two waves crossing, a pair of its own for every title. One path, a few bytes. */
export function frameDrawing(title: string): string {
  const random = seededRandom(title);
  const long = 110 + Math.round(random() * 5) * 20;
  const brief = 50 + Math.round(random() * 4) * 10;
  return [wave(long, 120, random() > 0.5), wave(long, 70, random() > 0.5), wave(brief, 60, true)].join('');
}

/** A wave across the still, by half lengths; the browser mirrors each half from the one before it. */
function wave(half: number, size: number, upwards: boolean): string {
  return `M0 ${MIDDLE}q${half / 2} ${upwards ? -size : size} ${half} 0${`t${half} 0`.repeat(Math.ceil(WIDTH / half) - 1)}`;
}
