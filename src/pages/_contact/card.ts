import type { Drawing } from '../../components/art/drawing.ts';
import { letterDrawing } from './letter-drawing.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, letter, answer } = letterDrawing();
  return { width, height, strokes: [...letter, ...answer] };
}
