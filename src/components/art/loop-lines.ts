import type { Drawing } from './drawing.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const LINES = 13;
/** Height of the first line, distance between lines, and amplitude. */
const [TOP, APART, SWING] = [108, 12, 101];
/** Half the first line's wavelength, and how much longer each next one is. */
const [HALF, LONGER] = [300, 16];

/** The lines of the coach page's background, above its words: each wave is a little longer than the one above. */
const lines = Array.from({ length: LINES }, (_, line) => ({ y: TOP + line * APART, half: HALF + line * LONGER }));

/**
 * Draws one frame of the loop. `moment` goes from 0 to 1; each wave moves by a whole wavelength, so 1 looks like 0 and the loop
 * has no seam.
 */
export function coachLoop(moment: number): Drawing {
  const strokes = lines.map(({ y, half }) => {
    const points: string[] = [];
    for (let x = 0; x <= WIDTH; x += 16)
      points.push(`${x} ${(y + SWING * waveHeight(x / half - 2 * moment)).toFixed(1)}`);
    return `M${points.join('L')}`;
  });
  return { width: WIDTH, height: HEIGHT, strokes };
}

/** Draws the poster, which is inline in the page: the first frame in a few bytes, with each half wave mirrored by `t`. */
export function coachPoster(): Drawing {
  const strokes = lines.map(
    ({ y, half }) => `M0 ${y}q${half / 2} ${2 * SWING} ${half} 0${`t${half} 0`.repeat(Math.ceil(WIDTH / half) - 1)}`,
  );
  return { width: WIDTH, height: HEIGHT, strokes };
}

/**
 * Returns the height of a wave of parabolas, like the poster's: 1 in the middle of its first half, -1 in the middle of its second,
 * and so on.
 */
function waveHeight(halves: number): number {
  const part = halves - Math.floor(halves);
  return 4 * part * (1 - part) * (Math.floor(halves) % 2 === 0 ? 1 : -1);
}
