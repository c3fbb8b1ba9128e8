import type { Drawing } from '../../components/art/drawing.ts';
import { NARROW } from '../../components/art/stroke.ts';
import { weeksLine } from './weeks-line.ts';

/** Returns the drawing of the page’s social card: what was won each week. */
export function card(): Drawing {
  const { width, height, d } = weeksLine(NARROW);
  return { width, height, strokes: [d] };
}
