import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { markGuides, markLine } from './mark-line.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = markLine(NARROW);
  return { width, height, strokes: [d, markGuides(NARROW).d] };
}
