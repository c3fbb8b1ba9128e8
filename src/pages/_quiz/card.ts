import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { strandsLine } from './strands-line.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = strandsLine(NARROW);
  return { width, height, strokes: [d] };
}
