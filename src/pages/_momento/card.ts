import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { promiseLine } from './promise-line.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = promiseLine(NARROW);
  return { width, height, strokes: [d] };
}
