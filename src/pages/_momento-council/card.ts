import type { Drawing } from '../../components/art/drawing.ts';
import { WIDE } from '../../components/art/stroke.ts';
import { strokes } from './strokes.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = strokes.seats(WIDE);
  return { width, height, strokes: [d] };
}
