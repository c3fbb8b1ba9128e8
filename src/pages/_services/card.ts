import type { Drawing } from '../../components/art/drawing.ts';
import { tangleDrawing } from './tangle-drawing.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return tangleDrawing();
}
