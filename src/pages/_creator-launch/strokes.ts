import { throwLine } from './throw-line.ts';

/** The launch kit page's line drawing. */
export const strokes = { throw: throwLine };
