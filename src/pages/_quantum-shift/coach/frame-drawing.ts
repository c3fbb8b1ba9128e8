import { seededRandom } from '../../../lib/random.ts';

const WIDTH = 320;
const MIDDLE = 80;

/** A video's still, 320 × 180: two bundles of waves crossing, of its own for every title. One path, a few bytes. */
export function frameDrawing(title: string): string {
  const random = seededRandom(title);
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) / 10) * 10;
  return (
    bundle(between(120, 260), between(60, 150), between(20, 50) / 10) + bundle(between(40, 110), -between(30, 90), 2)
  );
}

/** Waves below one another, by half lengths; the browser mirrors each half from the one before it. */
function bundle(half: number, size: number, lines: number): string {
  const rest = `t${half} 0`.repeat(Math.ceil(WIDTH / half) - 1);
  return Array.from(
    { length: lines },
    (_, line) => `M0 ${MIDDLE + line * 9}q${half / 2} ${size} ${half} 0${rest}`,
  ).join('');
}
