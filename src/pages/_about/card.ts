import type { Drawing } from '../../components/art/drawing.ts';
import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { areaDrawing } from '../../components/art/area-drawing.ts';
import { pages } from '../../content/pages.ts';
import { portrait } from '../../components/art/portrait.ts';

/** Returns the drawing of the page’s social card: the sample founder, or the area’s. */
export function card(): Drawing {
  if (!isDrawnFounder) return areaDrawing(pages.about.area, 'about');
  const { width, height, d } = portrait();
  return { width, height, strokes: [d] };
}
