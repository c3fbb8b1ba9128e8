import type { APIRoute, GetStaticPaths } from 'astro';
import { theme } from '../../styles/theme.ts';

const files = import.meta.glob<string>('../../drawings/{posts,figures}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Drawing {
  folder: string | undefined;
  svg: string;
}

export const getStaticPaths = (() =>
  Object.entries(files).map(([file, svg]) => {
    const [folder, name] = file.replace('.svg', '').split('/').slice(-2);
    return { params: { name: `${folder}-${name}` }, props: { folder, svg } };
  })) satisfies GetStaticPaths;

/** Serves the drawings of posts and the figures in them, in the theme's colors: an image can't see those of its page. */
export const GET: APIRoute<Drawing> = ({ props: { folder, svg } }) => {
  const { ink, paper } = theme.light;
  const accent = theme.accents.consulting.light;
  const [ground, color] = folder === 'posts' ? [accent, paper] : [paper, ink];
  const colored = svg.replaceAll('currentColor', color).replaceAll('var(--accent)', accent);
  const painted = colored.replace(/<svg[^>]*>/, `$&<path stroke="none" fill="${ground}" d="M0 0h9999v9999H0z"/>`);
  return new Response(painted, { headers: { 'Content-Type': 'image/svg+xml' } });
};
