import type { Drawing } from './drawing.ts';
import { path } from './stroke.ts';
import { SINE_HANDLE } from './waves.ts';

const [WIDTH, HEIGHT] = [1280, 720];
/** As many as the problems in the story below it. */
const LINES = 12;
/** The height of the one line that they become, their distance and swing before, and where they begin and end to calm down. */
const [MIDDLE, APART, SWING, BEGIN, END] = [170, 10, 98, 60, 920];
/** Half the first line's wavelength, and how much longer each next one is. */
const [HALF, LONGER] = [124, 9];

/** The lines of the coach page's background, above its words: each wave is a little longer than the one above. */
const lines = Array.from({ length: LINES }, (_, line) => ({
  from: (line - (LINES - 1) / 2) * APART,
  half: HALF + line * LONGER,
}));

/**
 * Draws one frame of the loop: twelve waves that become one straight line. `moment` goes from 0 to 1; each wave moves by a whole
 * wavelength, so 1 looks like 0 and the loop has no seam.
 */
export function coachLoop(moment: number): Drawing {
  const xs = Array.from({ length: WIDTH / 16 + 1 }, (_, at) => at * 16);
  const strokes = lines.map((line) => `M${xs.map((x) => `${x} ${heightAt(line, x, moment).toFixed(1)}`).join('L')}`);
  return { width: WIDTH, height: HEIGHT, strokes };
}

/** Draws the poster: the first frame in a few bytes, with one curve from crest to trough. */
export function coachPoster(): Drawing {
  const strokes = lines.map((line) => {
    const halves = Math.floor(END / line.half);
    const waves = Array.from({ length: halves }, (_, at) => {
      const x = (at + 0.5) * line.half;
      const y = heightAt(line, x, 0);
      return path`S${x - SINE_HANDLE * line.half} ${y} ${x} ${y}`;
    });
    const start = path`M0 ${heightAt(line, 0, 0)}`;
    return `${start + waves.join('')}S${END - line.half / 2} ${MIDDLE} ${END} ${MIDDLE}H${WIDTH}`;
  });
  return { width: WIDTH, height: HEIGHT, strokes };
}

/** Returns where a line is at a moment. */
function heightAt({ from, half }: (typeof lines)[number], x: number, moment: number): number {
  const share = Math.min(1, Math.max(0, (x - BEGIN) / (END - BEGIN)));
  const rest = 1 - share * share * (3 - 2 * share);
  return MIDDLE + rest * (from + SWING * Math.sin(Math.PI * (x / half - 2 * moment)));
}
