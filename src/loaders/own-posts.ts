import { type CollectionEntry, getCollection } from 'astro:content';
import { slugBase } from '../features/blog/slug.ts';
import type { DrawingName } from '../lib/drawing-name.ts';
import { paths } from '../paths.ts';
import { chooseDrawing } from './choose-drawing.ts';

/** Pictures of own posts in one file: a list page asks for two files at most, and none grows with the blog. */
const PICTURES_PER_FILE = 21;

/** The file, and in it the name, of the picture of a post that has none. */
export const FALLBACK_GROUP = 'fallback';

export const FALLBACK_PICTURE = paths.postPicture(FALLBACK_GROUP, FALLBACK_GROUP);

export interface OwnPost extends Pick<CollectionEntry<'posts'>, 'data' | 'rendered'> {
  slug: string;
  /** The file that its drawn picture stands in, counted from the oldest post, so that files stay as they are. */
  group: number;
  drawing: DrawingName;
}

let built: Promise<OwnPost[]> | undefined;

/** The site's own posts, newest first: read once a build, and again each time in `astro dev`, where they are edited. */
export function ownPosts(): Promise<OwnPost[]> {
  return import.meta.env.DEV ? readPosts() : (built ??= readPosts());
}

async function readPosts(): Promise<OwnPost[]> {
  const entries = (await getCollection('posts')).toSorted((a, b) => a.data.date.getTime() - b.data.date.getTime());
  return entries
    .map(({ id, data, rendered, body = '' }, place) => ({
      data,
      rendered,
      slug: slugBase({ title: data.title, link: id, time: data.date.getTime() }),
      group: Math.floor(place / PICTURES_PER_FILE) + 1,
      drawing: data.drawing ?? chooseDrawing({ ...data, body }),
    }))
    .toReversed();
}

/** The name of a drawn picture, or undefined where the address is that of another. */
export function drawnPicture(address: string): string | undefined {
  const [file = '', name] = address.split('#');
  return file.startsWith(DRAWN) ? name : undefined;
}

const DRAWN = paths.postPicture('', '').replace('.svg#', '');
