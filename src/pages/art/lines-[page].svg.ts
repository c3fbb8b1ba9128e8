import type { APIRoute, GetStaticPaths } from 'astro';
import { NARROW, type Stroke, WIDE } from '../../components/art/stroke.ts';

type Strokes = Readonly<Record<string, (width: number) => Stroke>>;

/** The drawings of each page's line, from the `strokes.ts` next to the page's sections. */
const found = import.meta.glob<{ strokes: Strokes }>('../_*/strokes.ts', { eager: true });

export const getStaticPaths = (() =>
  Object.entries(found).map(([file, { strokes }]) => ({
    params: { page: /_([\w-]+)\/strokes/.exec(file)?.[1] },
    props: { strokes },
  }))) satisfies GetStaticPaths;

/**
 * Serves one file per page: `/art/lines-home.svg#peaks-1440` is a drawing for wide screens, in the page's color and width.
 */
export const GET: APIRoute<{ strokes: Strokes }> = ({ props }) => {
  const paths = Object.entries(props.strokes).flatMap(([name, draw]) =>
    draw.length === 0
      ? [`<path id="${name}" pathLength="1" d="${draw(WIDE).d}"/>`]
      : [WIDE, NARROW].map((width) => `<path id="${name}-${width}" pathLength="1" d="${draw(width).d}"/>`),
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
