import { wheel } from './wheel.ts';

/** The guide's line drawings. */
export const strokes = { wheel };
