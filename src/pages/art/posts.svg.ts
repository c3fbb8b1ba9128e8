import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { postPictures } from '../../build/blog/post-pictures.ts';
import { slugify } from '../../lib/slugify.ts';

/** The pictures of the site's own posts and the fallback of all others, in one file: one request for a whole list. */
export const GET: APIRoute = async () => {
  const slugs = (await getCollection('posts')).map((post) => slugify(post.data.title)).toSorted();
  return new Response(postPictures(['fallback', ...slugs]), { headers: { 'Content-Type': 'image/svg+xml' } });
};
