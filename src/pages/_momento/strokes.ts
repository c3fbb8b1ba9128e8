import { promiseLine } from './promise-line.ts';

/** What the line becomes on the page of the software. */
export const strokes = { promise: promiseLine };
