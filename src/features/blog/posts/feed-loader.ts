import type { AstroIntegrationLogger } from 'astro';
import type { Loader } from 'astro/loaders';
import { stopBuild } from '../../../lib/stop.ts';
import { fastXml } from './fast-xml.ts';
import { rememberStored } from './stored-entries.ts';
import { readFeed } from '../read/feed.ts';
import { FeedError, wordFeedError } from '../read/feed-error.ts';
import type { FeedItem } from '../read/feed-item.ts';
import { type FeedSource, fetchFeed, itemsDigest } from '../read/fetch-feed.ts';

/** A build waits longer than a visitor, and reads archives of thousands of posts that no phone loads. */
const FETCH_OPTIONS = { tries: 3, timeout: 15_000, backOff: 500, maxBytes: 100_000_000 };

/** An item of the remote feed. */
export interface FeedEntry {
  /** Its place in the feed. Collections have no order. */
  index: number;
  item: FeedItem;
  /** The feed's own link, and the digest that a browser compares it by. */
  feed: { link: string; digest: string };
}

/**
 * Loads the items of the remote feed, if there is one, as they are. A feed that can't be read stops the build, so that a deploy never
 * empties a live blog by accident, unless it is `optional`; `astro dev` keeps the posts that it has.
 */
export function feedLoader({ source, optional }: { source: FeedSource | undefined; optional: boolean }): Loader {
  return {
    name: 'feed',
    async load({ store, logger, watcher }) {
      try {
        const entries = source ? await readEntries(source, logger) : [];
        store.clear();
        for (const data of entries) store.set({ id: `${data.index}`, data: { ...data } });
        if (!watcher) rememberStored('feed', entries.length);
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        if (optional) {
          store.clear();
          logger.warn(wordFeedError(error, 'building with an empty blog, since FEED_OPTIONAL is set'));
        } else if (watcher) logger.error(error.message);
        else stopBuild(wordFeedError(error, 'FEED_OPTIONAL=true would build with an empty blog'));
      }
    },
  };
}

async function readEntries(source: FeedSource, logger: Pick<AstroIntegrationLogger, 'warn'>): Promise<FeedEntry[]> {
  const { url } = source;
  const body = await fetchFeed(source, FETCH_OPTIONS);
  const { link, items } = await readFeed(body, { url, parse: fastXml });
  if (items.length === 0) logger.warn(wordFeedError(new FeedError('empty', '', url), 'the blog is empty'));
  const feed = { link, digest: await itemsDigest(body) };
  return items.map((item, index) => ({ index, item, feed }));
}
