import { wheel } from './wheel.ts';

/** What the line becomes in the guide. */
export const strokes = { wheel };
