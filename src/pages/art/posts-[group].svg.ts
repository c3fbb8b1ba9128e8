import type { APIRoute, GetStaticPaths } from 'astro';
import { blogPosts } from '../../features/blog/build/blog-posts.ts';
import { type Picture, postPictures } from '../../generators/post-pictures.ts';

/** Serves the drawings of Markdown posts, several per file, so that a list needs one request, and the fallback. */
export const getStaticPaths = (async () => {
  const groups = new Map<string, Picture[]>([['fallback', [{ name: 'fallback', drawing: 'arcs' }]]]);
  for (const { slug: name, group, drawing } of await blogPosts())
    if (group) groups.set(`${group}`, [...(groups.get(`${group}`) ?? []), { name, drawing }]);
  return [...groups].map(([group, pictures]) => ({
    params: { group },
    props: { pictures: pictures.toSorted((a, b) => a.name.localeCompare(b.name)) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ pictures: Picture[] }> = ({ props }) =>
  new Response(postPictures(props.pictures), { headers: { 'Content-Type': 'image/svg+xml' } });
