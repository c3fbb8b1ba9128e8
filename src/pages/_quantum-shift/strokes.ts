import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { wayBack } from '../../components/art/stroke.ts';
import { explainer } from '../../content/videos.ts';
import { calmLines } from './calm-line.ts';
import { clipWave } from './clip-wave.ts';
import { nameLine } from './letters.ts';
import { offerLines, spotsLine } from './offers.ts';
import { fallingIntoStep } from './step-line.ts';
import { inStepLine, partLines, sumLine } from './sum-line.ts';

/** The line drawings of the philosophy page and of the coach's. */
export const strokes = {
  shift: fallingIntoStep,
  name: nameLine,
  parts: partLines,
  sum: sumLine,
  step: inStepLine,
  ...calmLines,
  ...offerLines,
  spots: spotsLine,
  back: wayBack,
  ...founderStrokes,
};

/** The explainer's wave. */
export const drawings = { clip: clipWave(explainer) };
