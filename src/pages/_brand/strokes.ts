import { areaDrawing } from '../../components/art/area-drawing.ts';
import type { Stroke } from '../../components/art/stroke.ts';
import type { Area } from '../../content/pages/page-meta.ts';
import { markGuides, markLine } from './mark-line.ts';

/** Returns an area's drawing, the same at every width. */
const ofArea = (area: Area) => (): Stroke => {
  const { width, height, strokes } = areaDrawing(area, 'brand');
  return { width, height, d: strokes.join('') };
};

/** The brand page's line drawings, and the drawings of the areas. */
export const strokes = {
  mark: markLine,
  guides: markGuides,
  consulting: ofArea('consulting'),
  memento: ofArea('memento'),
  quantum: ofArea('quantum'),
};
