import { setImmediate } from 'node:timers/promises';
import { LINKED_POSTS } from '../features/blog/cross-links.ts';
import type { Post, PostOutline } from '../features/blog/post.ts';
import { completePost, type PostContext } from '../features/blog/posts.ts';
import { type FileCache, digestOf } from '../lib/cache.ts';
import type { Count } from '../lib/progress.ts';

export interface CompletePostsOptions extends PostContext {
  /** The site's own address; what its code is worth is in `version`. */
  siteOrigin: string;
  kept: FileCache;
  /** Changes with the code. */
  version: string;
  /** Told of every post that is done. */
  count: Count;
}

/** The posts of an outline with their bodies, those of a former build where nothing that goes into them has changed. */
export async function completePosts(outline: readonly PostOutline[], options: CompletePostsOptions): Promise<Post[]> {
  const { kept, count } = options;
  const posts: Post[] = [];
  for (const [index, item] of outline.entries()) {
    const name = `${digestOf(...inputs(outline, index, options))}.json`;
    const found = await kept.read(name);
    const post = found ? (JSON.parse(found.toString()) as Post) : completePost(outline, index, options);
    if (!found) {
      await kept.write(name, JSON.stringify(post));
      await setImmediate(); // weak references are let go between tasks only: without a pause jsdom's documents pile up
    }
    const { id, slug, title, link, date, isoDate } = item;
    posts.push({ ...post, id, slug, title, link, date, isoDate });
    count();
  }
  return posts;
}

/** Everything that a post's body is made from. Only the first posts are linked to others, and so depend on these. */
function inputs(outline: readonly PostOutline[], index: number, options: CompletePostsOptions): unknown[] {
  const { version, siteOrigin, feedUrl, author, fallbackImage } = options;
  const { id: _, slug, ...item } = outline[index] as PostOutline;
  const others = index < LINKED_POSTS ? [slug, ...outline.map(({ slug: other, title }) => [other, title])] : [];
  return [version, siteOrigin, feedUrl, author, fallbackImage, options.postPath(slug), item, others];
}
