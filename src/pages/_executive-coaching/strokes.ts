import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { ballLine } from './ball-line.ts';
import { withCoaching, withoutCoaching } from './difference-line.ts';

/** The executive coaching page's line drawings. */
export const strokes = { ball: ballLine, with: withCoaching, without: withoutCoaching, ...founderStrokes };
