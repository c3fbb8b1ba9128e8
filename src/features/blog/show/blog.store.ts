import { atom } from 'nanostores';
import { pause } from '../pause.ts';
import { createSanitizer } from '../clean/sanitizer.ts';
import type { BlogSettings, Post, PostOutline } from '../post.ts';
import { completePost, outlinePosts, type PostContext } from '../pipeline.ts';
import { FeedError } from '../read/feed-error.ts';
import { readFeed } from '../read/feed.ts';
import { nativeXml } from './native-xml.ts';
import { fetchFeed } from '../read/fetch-feed.ts';

/** The time limit for the feed on a page with nothing to show. */
const TIMEOUT_MS = 7500;

type BlogState =
  | { status: 'loading' }
  /** The feed can't be read. The page keeps what it shows. */
  | { status: 'failed' }
  /** The posts to show; empty if the page shows them already, or if the feed has none. */
  | { status: 'ready'; posts: Post[] };

/** The feed as this visit sees it. */
export const $blog = atom<BlogState>({ status: 'loading' });

/**
 * Reads the feed and puts the posts at the positions that `select` picks into `$blog`, a few milliseconds of work at a time.
 * `fetched` is the feed if it has been fetched already. Logs a failure to the console and never throws.
 */
export async function refreshBlog(
  settings: BlogSettings,
  select: (outline: readonly PostOutline[]) => number[],
  fetched?: Blob,
): Promise<void> {
  try {
    const feed = fetched ?? (await fetchFeed(settings.feed, { timeout: TIMEOUT_MS }));
    $blog.set({ status: 'ready', posts: await readPosts(feed, settings, select) });
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    $blog.set({ status: 'failed' });
  }
}

async function readPosts(
  document: Blob,
  settings: BlogSettings,
  select: (outline: readonly PostOutline[]) => number[],
): Promise<Post[]> {
  const context: PostContext = {
    ...settings,
    html: createSanitizer(window, { siteOrigin: settings.siteOrigin, securePictures: true }),
    feedUrl: settings.feed.url,
  };
  const feed = await readFeed(document, { url: context.feedUrl, parse: nativeXml(window) });
  if (feed.items.length === 0) console.warn(new FeedError('empty', '', context.feedUrl).message);
  const outline = await outlinePosts(feed, context);
  const posts: Post[] = [];
  for (const index of select(outline)) {
    await pause();
    posts.push(completePost(outline, index, context));
  }
  return posts;
}
