import type { Drawing } from '../../components/art/drawing.ts';
import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { portrait } from '../../components/art/portrait.ts';
import { WIDE } from '../../components/art/stroke.ts';
import { strokes } from './strokes.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = isDrawnFounder ? portrait() : strokes.road(WIDE);
  return { width, height, strokes: [d] };
}
