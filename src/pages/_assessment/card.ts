import type { Drawing } from '../../components/art/drawing.ts';
import { CENTER, SCORES, tick } from '../../features/assessment/gauge.ts';

/** Returns the drawing of the page’s social card: the score's gauge. */
export function card(): Drawing {
  return { width: 2 * CENTER.x, height: CENTER.y, strokes: SCORES.map((score) => tick(score)) };
}
