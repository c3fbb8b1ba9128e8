import type { APIRoute } from 'astro';
import { type Figure, FIGURE_HEIGHT, FIGURE_WIDTH, figures } from '../../components/art/posts/figures.ts';
import { theme } from '../../styles/theme.ts';

/** Serves the figures of the site's posts, one below the other: `/art/figures.svg#shapes` shows one. */
export const GET: APIRoute = () => {
  const { ink, paper } = theme.light;
  const color = theme.accents.consulting.light;
  const views = Object.entries(figures).map(([name, draw], index) => {
    const { lines, accent, isSolid }: Figure = draw();
    const y = index * FIGURE_HEIGHT;
    return (
      `<view id="${name}" viewBox="0 ${y} ${FIGURE_WIDTH} ${FIGURE_HEIGHT}"/>` +
      `<svg y="${y}" width="${FIGURE_WIDTH}" height="${FIGURE_HEIGHT}" fill="none">` +
      `<path fill="${paper}" d="M0 0h${FIGURE_WIDTH}v${FIGURE_HEIGHT}H0z"/>` +
      `<path stroke="${ink}" stroke-width="2" vector-effect="non-scaling-stroke" d="${lines}"/>` +
      `<path ${isSolid ? `fill="${color}"` : `stroke="${color}" stroke-width="3" vector-effect="non-scaling-stroke"`} d="${accent}"/></svg>`
    );
  });
  const box = `viewBox="0 0 ${FIGURE_WIDTH} ${FIGURE_HEIGHT}" width="${FIGURE_WIDTH}" height="${FIGURE_HEIGHT}"`;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${views.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
