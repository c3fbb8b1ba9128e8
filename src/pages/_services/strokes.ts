import { knots } from './knots.ts';

/** What the line becomes on the services page. */
export const strokes = knots;
