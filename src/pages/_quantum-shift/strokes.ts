import { nameLine } from './letters.ts';
import { fallingIntoStep } from './step-line.ts';
import { inStepLine, partLines, sumLine } from './sum-line.ts';

/** The line drawings of the philosophy page and of the coach's. */
export const strokes = {
  shift: fallingIntoStep,
  name: nameLine,
  parts: partLines,
  sum: sumLine,
  step: inStepLine,
};
