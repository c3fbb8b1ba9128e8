import { path } from './stroke.ts';
import { aroundTable } from './table-line.ts';

// What happens on a day, as parts of the line, each from one foot to the other.

/** How high a voice rises from moment to moment. */
const VOICE = [0.2, 0.55, 0.9, 0.6, 1, 0.45, 0.2];

/** Draws a short talk as a voice: one swell of a width after another, all of them or only the first `moments`. */
export function talk(w: number, height: number, moments = VOICE.length): string {
  return VOICE.slice(0, moments)
    .map((part) => {
      const h = part * height;
      return path`c${w * 0.35} 0 ${w * 0.2} ${-h} ${w * 0.5} ${-h}s${w * 0.15} ${h} ${w * 0.5} ${h}`;
    })
    .join('');
}

/** Draws a small table on the ground, with a loop for each of its seats. */
export function smallTable(x: number, ground: number, radius: number): string {
  const [across, reach] = [radius * 0.7, radius * 0.3];
  return path`H${x}` + aroundTable({ x, y: ground - radius, across, down: across, reach }, 6);
}

/** Draws a sheet of paper with three lines of writing. */
export function sheet(width: number): string {
  const writing = [0.5, 0.75, 0.75]
    .map((part, at) => path`v${(at === 0 ? -0.38 : -0.27) * width}h${part * width}h${-part * width}`)
    .join('');
  return path`v${-1.3 * width}h${width}v${1.3 * width}h${-width}` + writing + path`v${0.92 * width}h${width}`;
}
