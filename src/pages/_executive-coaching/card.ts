import type { Drawing } from '../../components/art/drawing.ts';
import { terms } from '../../content/coaching.ts';
import { pages } from '../../content/pages.ts';
import { hourDrawing } from './hour-drawing.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return hourDrawing(pages.executiveCoaching.title, terms.first.roadmap.days, 440);
}
