import type { Drawing } from '../../components/art/drawing.ts';
import { RULER, SUMS, tick } from '../../features/assessment/gauge.ts';

/** Returns the drawing of the page’s social card: the score's ruler. */
export function card(): Drawing {
  return { ...RULER, strokes: SUMS.map(tick) };
}
