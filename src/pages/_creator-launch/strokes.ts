import { landed, landing, thrown, throwLine } from './throw-line.ts';

/** The launch kit page's line drawings: the throw and where it lands, each with its ball. */
export const strokes = { throw: throwLine, thrown, landing, landed };
