import { hubLine } from './hub-line.ts';

/** The hub's line drawings. */
export const strokes = { all: hubLine };
