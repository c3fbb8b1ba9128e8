import { setImmediate } from 'node:timers/promises';
import { LINKED_POSTS } from '../features/blog/cross-links.ts';
import type { Post, PostOutline } from '../features/blog/post.ts';
import { completePost, type PostContext } from '../features/blog/pipeline.ts';
import { digestOf, type FileCache } from '../lib/cache.ts';

interface CompletePostsOptions extends PostContext {
  /** The site's address. */
  siteOrigin: string;
  cache: FileCache;
  /** Changes with the code. */
  version: string;
}

/** Returns the posts of an outline with their bodies, from the cache if nothing that they are made from has changed. */
export async function completePosts(outline: readonly PostOutline[], options: CompletePostsOptions): Promise<Post[]> {
  const { cache } = options;
  const posts: Post[] = [];
  for (const [index, item] of outline.entries()) {
    const name = `${digestOf(...inputs(outline, index, options))}.json`;
    const found = await cache.read(name);
    const post = found ? (JSON.parse(found.toString()) as Post) : completePost(outline, index, options);
    if (!found) {
      await cache.write(name, JSON.stringify(post));
      await setImmediate(); // jsdom's documents are garbage-collected between tasks only
    }
    const { id, slug, title, link, date, isoDate } = item;
    const { lost = [], ...shown } = post;
    if (lost.length > 0) console.warn(`The post "${title}" can't show ${[...new Set(lost)].join(', ')}.`);
    posts.push({ ...shown, id, slug, title, link, date, isoDate });
  }
  return posts;
}

/** Returns all that a post's body is made from. Only the first posts link to others, and so depend on them. */
function inputs(outline: readonly PostOutline[], index: number, options: CompletePostsOptions): unknown[] {
  const { version, siteOrigin, feedUrl, author, fallbackImage } = options;
  const { id: _, slug, ...item } = outline[index] as PostOutline;
  const others = index < LINKED_POSTS ? [slug, ...outline.map(({ slug: other, title }) => [other, title])] : [];
  return [version, siteOrigin, feedUrl, author, fallbackImage, options.postPath(slug), item, others];
}
