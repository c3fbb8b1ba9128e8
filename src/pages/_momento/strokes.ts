import { firstLook } from '../../content/first-look.ts';
import { promiseEnds, promiseLine } from './promise-line.ts';

/** The software page's line drawings: the promises, and the circles at their ends. */
export const strokes = {
  promise: promiseLine(firstLook),
  kept: promiseEnds(firstLook, true),
  open: promiseEnds(firstLook, false),
};
