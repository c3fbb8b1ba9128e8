import type { APIRoute, GetStaticPaths } from 'astro';
import { loadBlog } from '../../loaders/load-blog.ts';

/** Serves the posts' photographs in several sizes. */
export const getStaticPaths = (async () => {
  const { pictures } = await loadBlog();
  return pictures.map((file) => ({ params: { file } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<never, { file: string }> = async ({ params }) => {
  const { readPicture } = await loadBlog();
  const type = `image/${params.file.split('.').at(-1)}`;
  return new Response((await readPicture(params.file)) as BodyInit, { headers: { 'Content-Type': type } });
};
