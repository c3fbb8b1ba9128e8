import { areaDrawing } from '../../components/art/area-drawing.ts';
import type { Drawing } from '../../components/art/drawing.ts';
import { HEIGHT, WIDTH } from '../../components/art/posts/post-drawing.ts';
import { postDrawings } from '../../components/art/posts/post-drawings.ts';
import { type PageName, pages } from '../../content/pages.ts';
import type { DrawingName } from '../../components/art/posts/drawing-name.ts';

/** The drawings of single pages: `card.ts` in the folder of a page's sections. */
const cards = import.meta.glob<{ card: () => Drawing }>('../_*/card.ts', { eager: true });

/** Returns the drawing of a page's social card: its own, or one of its area's kind. */
export function pageDrawing(name: PageName): Drawing {
  const { area, path } = pages[name];
  const folder = path.split('/').at(-2);
  return cards[`../_${folder}/card.ts`]?.card() ?? areaDrawing(area, name);
}

/** Returns the drawing of a post's social card; `arcs` differ for every post. */
export function postDrawing(name: DrawingName, seed: string): Drawing {
  if (name === 'arcs') return areaDrawing(pages.blog.area, seed);
  const { lines, accent } = postDrawings[name]();
  return { width: WIDTH, height: HEIGHT, strokes: [lines, accent] };
}
