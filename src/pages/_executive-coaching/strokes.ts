import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { ballLine } from './ball-line.ts';
import { unwoundLine } from './unwound-line.ts';

/** The executive coaching page's line drawings. */
export const strokes = { ball: ballLine, unwound: unwoundLine, ...founderStrokes };
