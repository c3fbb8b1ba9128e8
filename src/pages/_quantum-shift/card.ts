import type { Drawing } from '../../components/art/drawing.ts';
import { shiftDrawing } from './drawings.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return shiftDrawing();
}
