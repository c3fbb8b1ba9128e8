import type { Drawing } from '../../components/art/drawing.ts';
import { hourLines } from './drawings.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return hourLines(9, 9);
}
