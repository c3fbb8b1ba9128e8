import type { Drawing } from '../../components/art/drawing.ts';
import { gatesDrawing } from './gates-drawing.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return gatesDrawing({ start: 0, apart: 9 });
}
