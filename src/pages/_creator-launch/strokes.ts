import { deliverables } from '../../content/launch-kit.ts';
import { pieces } from './kit-count.ts';
import { throwLine, throwsOf } from './throw-line.ts';

/** The launch kit page's line drawing. */
export const strokes = { throw: throwLine };

/** The throws of each number of pieces in the kit. */
export const drawings = Object.fromEntries(
  [...new Set(deliverables.map(pieces))].map((count) => [`throws-${count}`, throwsOf(count)]),
);
