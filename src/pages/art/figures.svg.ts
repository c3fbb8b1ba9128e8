import type { APIRoute } from 'astro';
import { FIGURE_HEIGHT, FIGURE_WIDTH, figures } from '../../components/art/posts/figures.ts';
import { theme } from '../../styles/theme.ts';

/** Serves the figures of the site's posts, one below the other: `/art/figures.svg#shapes` shows one. */
export const GET: APIRoute = () => {
  const { ink, raised } = theme.light;
  const views = Object.entries(figures).map(([name, draw], index) => {
    const { lines, accent } = draw();
    const y = index * FIGURE_HEIGHT;
    return (
      `<view id="${name}" viewBox="0 ${y} ${FIGURE_WIDTH} ${FIGURE_HEIGHT}"/>` +
      `<svg y="${y}" width="${FIGURE_WIDTH}" height="${FIGURE_HEIGHT}" fill="none">` +
      `<path fill="${raised}" d="M0 0h${FIGURE_WIDTH}v${FIGURE_HEIGHT}H0z"/>` +
      `<path stroke="${ink}" vector-effect="non-scaling-stroke" d="${lines}"/>` +
      `<path stroke="${theme.accents.consulting.light}" stroke-width="1.5" vector-effect="non-scaling-stroke" d="${accent}"/></svg>`
    );
  });
  const box = `viewBox="0 0 ${FIGURE_WIDTH} ${FIGURE_HEIGHT}" width="${FIGURE_WIDTH}" height="${FIGURE_HEIGHT}"`;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${views.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
