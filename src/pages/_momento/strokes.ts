import { firstLook } from '../../content/first-look.ts';
import { promiseLine } from './promise-line.ts';

/** The software page's line drawings. */
export const strokes = { promise: promiseLine(firstLook.agreements) };
