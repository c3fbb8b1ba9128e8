import type { Loader } from 'astro/loaders';
import type { FeedItem } from '../read/feed-item.ts';
import type { FeedSource } from '../read/fetch-feed.ts';
import { readRemoteFeed } from './remote-feed.ts';

interface FeedLoaderOptions {
  /** The feed's address, or undefined without a feed. */
  source: FeedSource | undefined;
  /** Lets a feed that can't be read empty the blog instead of stopping the build. */
  optional: boolean;
}

/** An item of the remote feed. */
export interface FeedEntry {
  /** Its place in the feed. Collections have no order. */
  index: number;
  item: FeedItem;
  /** The feed's own link, and the digest that a browser compares it by. */
  feed: { link: string; digest: string };
}

/** Loads the items of the remote feed as they are: they are sanitized with the site's own posts. */
export function feedLoader({ source, optional }: FeedLoaderOptions): Loader {
  return {
    name: 'feed',
    async load({ store, logger, watcher }) {
      const isDev = watcher !== undefined;
      const feed = source && (await readRemoteFeed({ source, optional, isDev, logger }));
      if (source && !feed) return;
      store.clear();
      const { items = [], link = '', digest = '' } = feed ?? {};
      for (const [index, item] of items.entries())
        store.set({ id: `${index}`, data: { index, item, feed: { link, digest } } });
    },
  };
}
