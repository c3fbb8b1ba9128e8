import { coachPoster } from '../../components/art/coach-loop.ts';
import { founderStrokes } from '../../components/art/founder.ts';
import type { Stroke } from '../../components/art/stroke.ts';
import { fallingIntoStep } from './step-line.ts';

/** Draws the poster of the coach page's background. */
function loop(): Stroke {
  const { width, height, strokes } = coachPoster();
  return { width, height, d: strokes.join('') };
}

/** The line drawings of the philosophy page and of the coach's. */
export const strokes = { shift: fallingIntoStep, loop, ...founderStrokes };
