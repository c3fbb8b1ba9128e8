import type { Drawing } from '../../components/art/drawing.ts';
import { years } from '../../content/claims.ts';
import { ringsDrawing } from './rings-drawing.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return ringsDrawing('about', years.career);
}
