import type { Drawing } from '../../components/art/drawing.ts';
import { WIDE } from '../../components/art/stroke.ts';
import { untying } from './knots.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = untying(0)(WIDE);
  return { width, height, strokes: [d] };
}
