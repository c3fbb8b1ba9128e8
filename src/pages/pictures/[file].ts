import type { APIRoute, GetStaticPaths } from 'astro';
import { loadBlog } from '../../loaders/load-blog.ts';
import { siteOrigin } from '../../lib/net/site-origin.ts';

/** Serves the pictures of the feed's posts in several sizes. */
export const getStaticPaths = (async () => {
  const { pictures } = await loadBlog(siteOrigin());
  return pictures.map((file) => ({ params: { file } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<never, { file: string }> = async ({ params }) => {
  const { readPicture } = await loadBlog(siteOrigin());
  return new Response((await readPicture(params.file)) as BodyInit, { headers: { 'Content-Type': 'image/webp' } });
};
