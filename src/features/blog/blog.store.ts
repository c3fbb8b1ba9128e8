import { atom } from 'nanostores';
import type { BlogSettings } from './blog-settings.ts';
import { fetchFeed } from './fetch-feed.ts';
import { readFeed } from './feed.ts';
import { createHtmlTools } from './html-tools.ts';
import { completePost, outlinePosts, type PostContext } from './posts.ts';
import { type Post, type PostOutline, postPath } from './post.ts';

export type BlogState =
  | { status: 'loading' }
  /** The feed could not be read; what the page already shows stays. */
  | { status: 'failed' }
  | { status: 'ready'; outline: PostOutline[]; complete: (index: number) => Post };

const $state = atom<BlogState>({ status: 'loading' });

/** The feed as this visit sees it. */
export const $blog: typeof $state = $state;

/**
 * Reads the feed and makes its posts available in `$blog`. `bytes` are the feed where it has been fetched already.
 * A failure is logged to the console and never thrown.
 */
export async function refreshBlog(settings: BlogSettings, bytes?: Uint8Array): Promise<void> {
  try {
    const feed = readFeed(bytes ?? (await fetchFeed(settings.feed, { tries: 1, timeout: 30_000, backOff: 0 })));
    const context = browserContext(settings);
    const outline = outlinePosts(feed, context.html);
    $state.set({ status: 'ready', outline, complete: (index) => completePost(outline, index, context) });
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    $state.set({ status: 'failed' });
  }
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
