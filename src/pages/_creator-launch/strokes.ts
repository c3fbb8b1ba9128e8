import { throwLine } from './throw-line.ts';

/** What the line becomes on the page of the launch kit. */
export const strokes = { throw: throwLine };
