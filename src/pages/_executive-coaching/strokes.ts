import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { wayBack } from '../../components/art/stroke.ts';
import { ballLine } from './ball-line.ts';
import { hourLine, straightLine } from './hour-line.ts';
import { unwoundLine } from './unwound-line.ts';

/** The executive coaching page's line drawings. */
export const strokes = {
  ball: ballLine,
  unwound: unwoundLine,
  hour: hourLine,
  straight: straightLine,
  back: wayBack,
  ...founderStrokes,
};
