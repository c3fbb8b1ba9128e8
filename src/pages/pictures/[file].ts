import { readFile } from 'node:fs/promises';
import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { PICTURES } from '../../features/blog/build/collection.ts';
import { cacheFolder } from '../../lib/files/cache-folder.ts';

/** Serves the pictures of posts and Markdown pages, photographs in several sizes. */
export const getStaticPaths = (async () => {
  const entries = [...(await getCollection('posts')), ...(await getCollection('pages'))];
  return [...new Set(entries.flatMap(({ data }) => data.pictures))].map((file) => ({ params: { file } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<never, { file: string }> = async ({ params: { file } }) => {
  const type = `image/${file.split('.').at(-1)?.replace('svg', 'svg+xml')}`;
  return new Response((await readFile(cacheFolder(PICTURES) + file)) as BodyInit, {
    headers: { 'Content-Type': type },
  });
};
