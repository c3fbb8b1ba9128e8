import { areaDrawing } from '../../components/art/area-drawing.ts';
import type { Drawing } from '../../components/art/drawing.ts';
import { HEIGHT, WIDTH } from '../../components/art/posts/post-drawing.ts';
import { postDrawings } from '../../components/art/posts/post-drawings.ts';
import type { Case } from '../../content/cases.ts';
import { type PageName, pages } from '../../content/pages.ts';
import type { DrawingName } from '../../components/art/posts/drawing-name.ts';
import { NARROW, type Stroke } from '../../components/art/stroke.ts';
import { loopsOf } from '../cases/_case/loops-line.ts';

/** The drawings that a page has for its card only: `card.ts` in the folder of its sections. */
const cards = import.meta.glob<{ card: () => Drawing }>('../_*/card.ts', { eager: true });
/** The pages' own drawings, their main one first. */
const pageStrokes = import.meta.glob<{ strokes: Record<string, (width: number) => Stroke> }>('../_*/strokes.ts', {
  eager: true,
});

/** Returns the drawing of a page's social card: one for the card, the page's main drawing, or one of its area's kind. */
export function pageDrawing(name: PageName): Drawing {
  const { area, path } = pages[name];
  const folder = path.split('/').at(-2) || 'home';
  const [main] = Object.values(pageStrokes[`../_${folder}/strokes.ts`]?.strokes ?? {});
  return cards[`../_${folder}/card.ts`]?.card() ?? (main ? asDrawing(main(NARROW)) : areaDrawing(area, name));
}

/** Returns the drawing of a case's social card. */
export function caseDrawing(study: Case): Drawing {
  return asDrawing(loopsOf(study)(NARROW));
}

function asDrawing({ width, height, d }: Stroke): Drawing {
  return { width, height, strokes: [d] };
}

/** Returns the drawing of a post's social card; `arcs` differ for every post. */
export function postDrawing(name: DrawingName, seed: string): Drawing {
  if (name === 'arcs') return areaDrawing(pages.blog.area, seed);
  const { line, marks, bold = '' } = postDrawings[name](false);
  return { width: WIDTH, height: HEIGHT, strokes: [line, marks, bold] };
}
