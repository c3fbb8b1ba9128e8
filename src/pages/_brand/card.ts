import { areaDrawing } from '../../components/art/area-drawing.ts';
import type { Drawing } from '../../components/art/drawing.ts';
import { SEATS } from '../../components/art/table.ts';
import { markConstruction } from './mark-construction.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { width, height, guides, angle } = markConstruction(SEATS);
  return { width, height, strokes: [...areaDrawing('memento', 'brand').strokes, guides, angle] };
}
