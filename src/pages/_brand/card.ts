import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { markGuides, markLine } from './mark-line.ts';

/** A card shows the whole ring. */
const WHOLE = { height: 690, x: 372, y: 345, radius: 258, meets: 60, drop: 22, passed: 6 };

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = markLine(NARROW, WHOLE);
  return { width, height, strokes: [d, markGuides(NARROW, WHOLE).d] };
}
