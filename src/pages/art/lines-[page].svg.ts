import type { APIRoute, GetStaticPaths } from 'astro';
import { type Stroke, strokeIds } from '../../components/art/stroke.ts';
import { escapeXml } from '../../lib/escape.ts';

/** The drawings in a page's file: its strokes at both widths, and whole drawings by the `d` of their paths. */
interface PageDrawings {
  strokes?: Readonly<Record<string, (width: number) => Stroke>>;
  drawings?: Readonly<Record<string, string>>;
}

/** From the `strokes.ts` next to each page's sections. */
const found = import.meta.glob<PageDrawings>(['../_*/strokes.ts', '../*/_*/strokes.ts'], { eager: true });

export const getStaticPaths = (() =>
  Object.entries(found).map(([file, props]) => ({
    params: { page: /_([\w-]+)\/strokes/.exec(file)?.[1] },
    props: { ...props },
  }))) satisfies GetStaticPaths;

/** Writes a caption next to a line, in the page's type. */
const caption = ({ x, y, text, anchor }: NonNullable<Stroke['captions']>[number]) =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor ?? 'middle'}" fill="currentColor" stroke="none">${escapeXml(text)}</text>`;

/** Covers the line where it passes under itself. */
const cover = (gaps: string) => `<path d="${gaps}" fill="var(--paper)" stroke="none"/>`;

/**
 * Serves one file per page: `/art/lines-home.svg#peaks-1440` is a drawing for wide screens, in the page's color and width.
 */
export const GET: APIRoute<PageDrawings> = ({ props: { strokes = {}, drawings = {} } }) => {
  const paths = Object.entries(strokes).flatMap(([name, draw]) =>
    strokeIds(name, draw).map(({ id, box }) => {
      const { d, captions, gaps } = draw(box);
      const drawn = (attributes: string) => `<path${attributes} pathLength="1" d="${d}"/>`;
      const extras = [gaps ? cover(gaps) : '', ...(captions ?? []).map(caption)].join('');
      return extras ? `<g id="${id}">${drawn('')}${extras}</g>` : drawn(` id="${id}"`);
    }),
  );
  const whole = Object.entries(drawings).map(
    ([name, d]) => `<path id="${name}" vector-effect="non-scaling-stroke" d="${d}"/>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${[...paths, ...whole].join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
