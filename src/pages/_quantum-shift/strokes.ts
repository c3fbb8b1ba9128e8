import { coachPoster } from '../../components/art/loop-lines.ts';
import { founderStrokes } from '../../components/art/drawn-founder.ts';
import type { Stroke } from '../../components/art/stroke.ts';
import { terms } from '../../content/coaching.ts';
import { episodes, explainer } from '../../content/videos.ts';
import { clipId, clipWave } from './clip-wave.ts';
import { fallingIntoStep } from './step-line.ts';
import { partLines, sumLine } from './sum-line.ts';
import { yearLine } from './year-line.ts';

/** Draws the poster of the coach page's background. */
function loop(): Stroke {
  const { width, height, strokes } = coachPoster();
  return { width, height, d: strokes.join('') };
}

const { length, sessionsPerMonth } = terms.partnership;

/** The line drawings of the philosophy page and of the coach's. */
export const strokes = {
  shift: fallingIntoStep,
  parts: partLines,
  sum: sumLine,
  loop,
  year: yearLine(length.months, sessionsPerMonth),
  ...founderStrokes,
};

/** The waves of the clips' posters. */
export const drawings = Object.fromEntries(
  [explainer, ...episodes].map((video) => [clipId(video), clipWave(video.title)]),
);
