import { type Drawing, short } from './drawing.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const LINES = 20;
const TURN = 2 * Math.PI;

/**
 * How high a line of the coach page's moving background stands: two waves that run against each other, one line a step
 * from the first to the second. `moment` goes from 0 to 1; as each wave moves on by whole lengths, 1 looks as 0 does and
 * the loop has no seam.
 */
function height(line: number, x: number, moment: number): number {
  const share = line / (LINES - 1);
  return (
    205 +
    (share - 0.5) * 230 +
    88 * Math.sin(x * 0.0069 - TURN * moment + share * 1.6 + 0.4) * (1 - share * 0.7) +
    62 * Math.sin(x * 0.0118 + TURN * moment - share * 2.4) * (0.25 + share * 0.75)
  );
}

function drawing(stroke: (line: number) => string): Drawing {
  return { width: WIDTH, height: HEIGHT, strokes: Array.from({ length: LINES }, (_, line) => stroke(line)) };
}

/** A moment of the loop, as exact as a frame of the video needs it. */
export function coachLoop(moment: number): Drawing {
  return drawing((line) => {
    let path = `M0 ${short(height(line, 0, moment))}`;
    for (let x = 16; x <= WIDTH; x += 16) path += `L${x} ${short(height(line, x, moment))}`;
    return path;
  });
}

/** The first moment in few points and round numbers: the poster, inline in the page. */
export function coachPoster(): Drawing {
  const step = 80;
  return drawing((line) => {
    const y = (x: number) => Math.round(height(line, x, 0));
    // The curve that passes through the middle of its first piece; every further one goes on smoothly from there.
    const bend = Math.round(2 * height(line, step / 2, 0) - (y(0) + y(step)) / 2);
    let path = `M0 ${y(0)}Q${step / 2} ${bend} ${step} ${y(step)}`;
    for (let x = 2 * step; x <= WIDTH; x += step) path += `t${step} ${y(x) - y(x - step)}`;
    return path;
  });
}

/** The strokes' colour, on the dark panel: dark enough that the panel's text keeps 4.5:1 where it crosses a line. */
export const LOOP_STROKE = '#6a4fd0';
