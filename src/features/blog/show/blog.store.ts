import { atom, type ReadableAtom } from 'nanostores';
import { runInSlices, type Steps } from '../../../lib/steps.ts';
import type { BlogSettings } from './blog-settings.ts';
import { piecesOf } from '../read/decode.ts';
import { type Feed, readFeedSteps } from '../read/feed.ts';
import type { FeedSource } from '../read/feed-source.ts';
import { fetchFeed } from '../read/fetch-feed.ts';
import { createHtmlTools } from '../clean/sanitizer.ts';
import { mergeFeeds } from '../read/merge-feeds.ts';
import { type Post, type PostOutline, postPath } from '../post.ts';
import { completeSteps, outlineSteps, type PostContext } from '../posts.ts';

/** How long a page with nothing to show waits for the feed, in milliseconds. */
const PATIENCE = 7_500;

export type BlogState =
  | { status: 'loading' }
  /** The feed could not be read; what the page already shows stays. */
  | { status: 'failed' }
  /** The posts that the page asked for: none where it shows them already, or where the feed has none. */
  | { status: 'ready'; posts: Post[] };

const $state = atom<BlogState>({ status: 'loading' });

/** The feed as this visit sees it. */
export const $blog: ReadableAtom<BlogState> = $state;

/**
 * Reads the feed and puts the posts at the positions that `select` picks into `$blog`, a few milliseconds of work at a
 * time. `feed` is the feed where it has been fetched already. A failure is logged to the console and never thrown.
 */
export async function refreshBlog(
  settings: BlogSettings,
  select: (outline: readonly PostOutline[]) => number[],
  feed?: Blob,
): Promise<void> {
  try {
    const feeds = await Promise.all([feed ?? once(settings.feed), ...(settings.beside ? [once(settings.beside)] : [])]);
    const sources = await Promise.all(feeds.map(piecesOf));
    $state.set({ status: 'ready', posts: await runInSlices(readPosts(sources, settings, select)) });
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    $state.set({ status: 'failed' });
  }
}

function once(source: FeedSource): Promise<Blob> {
  return fetchFeed(source, { tries: 1, timeout: PATIENCE, backOff: 0 });
}

function* readPosts(
  sources: readonly (readonly Uint8Array[])[],
  settings: BlogSettings,
  select: (outline: readonly PostOutline[]) => number[],
): Steps<Post[]> {
  const context = browserContext(settings);
  const feeds: Feed[] = [];
  for (const pieces of sources) feeds.push(yield* readFeedSteps(pieces, { url: context.feedUrl }));
  const outline = yield* outlineSteps(mergeFeeds(feeds), context.html);
  const posts: Post[] = [];
  for (const index of select(outline)) {
    yield;
    posts.push(yield* completeSteps(outline, index, context));
  }
  return posts;
}

function browserContext(settings: BlogSettings): PostContext {
  return {
    html: createHtmlTools(window, { siteOrigin: settings.siteOrigin, securePictures: true }),
    author: settings.author,
    fallbackImage: settings.fallbackImage,
    feedUrl: new URL(settings.feed.url, window.location.href).href,
    postPath: (slug) => postPath(settings.blogPath, slug),
  };
}
