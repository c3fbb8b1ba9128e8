import type { APIRoute, GetStaticPaths } from 'astro';
import { FALLBACK_GROUP, ownPosts } from '../../build/blog/own-posts.ts';
import { postPictures } from '../../build/blog/post-pictures.ts';

/** The pictures of the site's own posts, some in a file: one request for a whole list; and the fallback of all others. */
export const getStaticPaths = (async () => {
  const groups = new Map<string, string[]>([[FALLBACK_GROUP, [FALLBACK_GROUP]]]);
  for (const { slug, group } of await ownPosts()) groups.set(`${group}`, [...(groups.get(`${group}`) ?? []), slug]);
  return [...groups].map(([group, names]) => ({ params: { group }, props: { names: names.toSorted() } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ names: string[] }> = ({ props }) =>
  new Response(postPictures(props.names), { headers: { 'Content-Type': 'image/svg+xml' } });
