import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { hubLine } from './hub-table.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, d } = hubLine(NARROW);
  return { width, height, strokes: [d] };
}
