import type { Drawing } from '../../components/art/drawing.ts';
import { CENTER, SUMS, tick } from '../../features/assessment/gauge.ts';

/** Returns the drawing of the page’s social card: the score's gauge. */
export function card(): Drawing {
  return { width: 2 * CENTER.x, height: 510, strokes: SUMS.map(tick) };
}
