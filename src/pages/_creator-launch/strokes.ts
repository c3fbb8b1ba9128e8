import { landing, throwLine } from './throw-line.ts';

/** The launch kit page's line drawings. */
export const strokes = { throw: throwLine, landing };
