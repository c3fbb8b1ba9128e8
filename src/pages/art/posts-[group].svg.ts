import type { APIRoute, GetStaticPaths } from 'astro';
import { FALLBACK_GROUP, ownPosts } from '../../loaders/own-posts.ts';
import { type Picture, postPictures } from '../../loaders/post-drawings-file.ts';

/** Serves the pictures of the site's posts, several per file, so that a list needs one request, and the fallback. */
export const getStaticPaths = (async () => {
  const groups = new Map<string, Picture[]>([[FALLBACK_GROUP, [{ name: FALLBACK_GROUP, drawing: 'arcs' }]]]);
  for (const { slug: name, group, drawing } of await ownPosts())
    groups.set(`${group}`, [...(groups.get(`${group}`) ?? []), { name, drawing }]);
  return [...groups].map(([group, pictures]) => ({
    params: { group },
    props: { pictures: pictures.toSorted((a, b) => a.name.localeCompare(b.name)) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ pictures: Picture[] }> = ({ props }) =>
  new Response(postPictures(props.pictures), { headers: { 'Content-Type': 'image/svg+xml' } });
