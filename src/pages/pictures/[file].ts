import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { blogPosts, PICTURES, writtenPages } from '../_blog/blog-posts.ts';
import { cacheFolder } from '../../lib/files/cache-folder.ts';

/** Serves the pictures of posts and Markdown pages, photographs in several sizes. */
export const getStaticPaths = (async () => {
  const shown = [...(await blogPosts()), ...(await writtenPages())];
  return [...new Set(shown.flatMap(({ pictures }) => pictures))].map((file) => ({ params: { file } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<never, { file: string }> = async ({ params: { file } }) => {
  const type = `image/${file.split('.').at(-1)}`;
  return new Response((await readFile(cacheFolder(PICTURES) + file)) as BodyInit, {
    headers: { 'Content-Type': type },
  });
};
