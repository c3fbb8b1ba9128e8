import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { reportsLine, sheets } from './reports-line.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = reportsLine(NARROW);
  return { width, height, strokes: [d, sheets(NARROW).d] };
}
