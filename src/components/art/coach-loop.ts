import type { Drawing } from './drawing.ts';

const WIDTH = 1280;
const HEIGHT = 424;
const LINES = 14;
/** Where a line begins, how far one stands below the other, and how high each swings. */
const [TOP, APART, SWING] = [118, 14, 76];
/** Half of a wave's length, of the first line and what each further one has more. */
const [HALF, LONGER] = [260, 14];

/** The lines of the coach page's moving background: each a wave a little longer than the one above it. */
const lines = Array.from({ length: LINES }, (_, line) => ({ y: TOP + line * APART, half: HALF + line * LONGER }));

/**
 * A moment of the loop, as exact as a frame of the video needs it. `moment` goes from 0 to 1; as each wave moves on by its
 * whole length, 1 looks as 0 does and the loop has no seam.
 */
export function coachLoop(moment: number): Drawing {
  const strokes = lines.map(({ y, half }) => {
    const points: string[] = [];
    for (let x = 0; x <= WIDTH; x += 16) points.push(`${x} ${(y + SWING * arch(x / half - 2 * moment)).toFixed(1)}`);
    return `M${points.join('L')}`;
  });
  return { width: WIDTH, height: HEIGHT, strokes };
}

/** The first moment in a few bytes: the poster, inline in the page. The browser mirrors each half of a wave from the last. */
export function coachPoster(): Drawing {
  const strokes = lines.map(
    ({ y, half }) => `M0 ${y}q${half / 2} ${2 * SWING} ${half} 0${`t${half} 0`.repeat(Math.ceil(WIDTH / half) - 1)}`,
  );
  return { width: WIDTH, height: HEIGHT, strokes };
}

/** A wave made of parabolas, as the poster's curves are: 1 in the middle of each odd half, -1 in that of each even one. */
function arch(halves: number): number {
  const part = halves - Math.floor(halves);
  return 4 * part * (1 - part) * (Math.floor(halves) % 2 === 0 ? 1 : -1);
}
