import { type CollectionEntry, getCollection } from 'astro:content';
import type { Post } from '../features/blog/post.ts';
import { slugBase } from '../features/blog/read/slug.ts';
import type { DrawingName } from '../components/art/posts/drawing-name.ts';
import { paths } from '../paths.ts';
import { chooseDrawing } from '../features/blog/drawing-choice.ts';
import { lineUri, pictureUri } from './post-drawings-file.ts';

/** Drawn pictures per file: a list page requests two files at most, and no file grows with the blog. */
const PICTURES_PER_FILE = 21;

/** The name of the fallback picture, and of its file. */
export const FALLBACK_GROUP = 'fallback';

export const FALLBACK_PICTURE = paths.postPicture(FALLBACK_GROUP, FALLBACK_GROUP);

export interface OwnPost extends Pick<CollectionEntry<'posts'>, 'data' | 'rendered'> {
  slug: string;
  /** The number of the file with its drawn picture, counted from the oldest post, so that files don't change. */
  group: number;
  drawing: DrawingName;
}

let built: Promise<OwnPost[]> | undefined;

/** Returns the site's own posts, newest first. Reads them once per build, and each time in `astro dev`. */
export function ownPosts(): Promise<OwnPost[]> {
  return import.meta.env.DEV ? readPosts() : (built ??= readPosts());
}

async function readPosts(): Promise<OwnPost[]> {
  const entries = (await getCollection('posts')).toSorted((a, b) => a.data.date.getTime() - b.data.date.getTime());
  const held = entries.filter(({ data }) => unpublishedReason(data, new Date()));
  if (held.length > 0 && !import.meta.env.DEV)
    console.warn(
      `Not published yet: ${held.map(({ id, data }) => `${id}.md (${unpublishedReason(data, new Date())})`).join(', ')}.`,
    );
  return entries
    .filter((entry) => import.meta.env.DEV || !held.includes(entry))
    .map(({ id, data, rendered, body = '' }, place) => ({
      data: { ...data, title: markedTitle(data) },
      rendered,
      slug: data.slug ?? slugBase({ title: data.title, link: id, time: data.date.getTime() }),
      group: Math.floor(place / PICTURES_PER_FILE) + 1,
      drawing: data.drawing ?? chooseDrawing({ ...data, body }),
    }))
    .toReversed();
}

/** Returns why a build doesn't publish a post yet, or undefined: it is a draft, or its date is in the future. */
function unpublishedReason({ draft, date }: { draft: boolean; date: Date }, now: Date): string | undefined {
  if (draft) return 'draft';
  return date > now ? `from ${date.toISOString().slice(0, 10)}` : undefined;
}

/** Marks what only `astro dev` shows. */
function markedTitle({ title, ...data }: OwnPost['data']): string {
  const reason = unpublishedReason(data, new Date());
  return reason ? `[${reason}] ${title}` : title;
}

/** Returns the name of a drawn picture, or undefined for the address of any other picture. */
function drawnPicture(address: string): string | undefined {
  const [file = '', name] = address.split('#');
  return file.startsWith(DRAWN) ? name : undefined;
}

/** Returns a post's drawing: the one named in its front matter, or else the one that its words suggest. */
export async function drawingOf({ image, title, description, content }: Post): Promise<DrawingName> {
  const name = drawnPicture(image);
  const own = name && (await ownPosts()).find(({ slug }) => slug === name);
  return own ? own.drawing : chooseDrawing({ title, description, body: content });
}

/** Inlines a post's drawn picture, which saves a request. Returns other posts unchanged. */
export async function withInlinePicture(post: Post): Promise<Post> {
  return drawnPicture(post.image) ? { ...post, image: pictureUri(await drawingOf(post)) } : post;
}

/** Adds the line that a post's page draws instead of its drawn picture. Returns other posts unchanged. */
export async function withLine(post: Post): Promise<Post> {
  return drawnPicture(post.image) ? { ...post, line: lineUri(await drawingOf(post)) } : post;
}

const DRAWN = paths.postPicture('', '').replace('.svg#', '');
