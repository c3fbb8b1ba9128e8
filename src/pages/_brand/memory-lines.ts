import { type Drawing, short } from '../../components/art/drawing.ts';
import { dot } from '../../components/art/shapes.ts';

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

/**
 * Draws the lines of so many sentences, the shortest first. Their ends follow the curve of forgetting: most break off at first, fewer and
 * fewer later.
 */
export function memoryLines(sentences: number): MemoryLines {
  const lasting = Math.floor(sentences / KEPT);
  const lost = sentences - lasting;
  const row = (line: number) => GAP * (line + 0.5);
  const forgotten = Array.from({ length: lost }, (_, line) => {
    const share = 0.03 - 0.235 * Math.log(1 - (line + 0.5) / (lost + 0.5));
    return `M0 ${row(line)}H${short(Math.min(0.9, share) * WIDTH)}`;
  });
  const rows = Array.from({ length: lasting }, (_, line) => row(lost + line));
  return {
    width: WIDTH,
    height: GAP * sentences,
    forgotten: forgotten.join(''),
    kept: rows.map((y) => `M0 ${y}H${WIDTH - END}`).join(''),
    arrived: rows.map((y) => dot(WIDTH - END, y)).join(''),
  };
}
