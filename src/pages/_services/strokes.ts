import { knots } from './knots.ts';

/** The services page's line drawings. */
export const strokes = knots;
