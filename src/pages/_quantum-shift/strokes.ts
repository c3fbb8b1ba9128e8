import { comeBack } from '../../components/art/rail.ts';
import { coachPoster } from '../../components/art/loop-lines.ts';
import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { type Stroke, wayBack } from '../../components/art/stroke.ts';
import { episodes, explainer } from '../../content/videos.ts';
import { calmLines } from './calm-line.ts';
import { clipId, clipWave } from './clip-wave.ts';
import { episodeLine } from './episode-line.ts';
import { nameLine } from './letters.ts';
import { fallingIntoStep } from './step-line.ts';
import { inStepLine, partLines, sumLine } from './sum-line.ts';

/** Draws the poster of the coach page's background. */
function loop(): Stroke {
  const { width, height, strokes } = coachPoster();
  return { width, height, d: strokes.join('') };
}

const [newest] = episodes;

/** The line drawings of the philosophy page and of the coach's. */
export const strokes = {
  shift: fallingIntoStep,
  name: nameLine,
  parts: partLines,
  sum: sumLine,
  step: inStepLine,
  comeBack,
  wayBack,
  loop,
  ...calmLines,
  episode: episodeLine(newest ?? explainer),
  ...founderStrokes,
};

/** The waves of the clips. */
export const drawings = Object.fromEntries(
  [explainer, newest].flatMap((video) => (video ? [[clipId(video), clipWave(video)]] : [])),
);
