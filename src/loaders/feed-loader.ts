import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { FeedError, wordFeedError } from '../features/blog/read/feed-error.ts';
import { type Feed, readFeed } from '../features/blog/read/feed.ts';
import { feedSource, fetchFeed, itemsDigest } from '../features/blog/read/fetch-feed.ts';
import { stopBuild } from '../lib/stop.ts';
import { CODE_VERSION } from './code-version.ts';
import { XMLValidator } from 'fast-xml-parser';

/** A build waits longer than a visitor, and reads archives of thousands of posts that no phone loads. */
const FETCH_OPTIONS = { tries: 3, timeout: 15_000, backOff: 500, maxBytes: 100_000_000 };

/** The name of the collection's one entry, the feed as it was read. Missing if there is no feed. */
export const FEED_ENTRY = 'remote';

/** The remote feed with the digest that a browser compares it by. */
export interface RemoteFeed extends Feed {
  digest: string;
}

const text = z.string();
const schema = z.object({
  link: text,
  digest: text,
  items: z.array(z.object({ title: text, link: text, content: text, pubDate: text, summary: text })),
}) satisfies z.ZodType<RemoteFeed>;

interface FeedLoaderOptions {
  /** The feed's host; '' for a blog without a remote feed. */
  host: string;
  key: string;
  /** Lets a feed that can't be read empty the blog instead of stopping the build. */
  optional: boolean;
}

/**
 * Loads the remote feed, before any page is made. A feed that can't be read stops the build, so that a deploy never empties a
 * live blog by accident; `astro dev` keeps the feed that it read last.
 */
export function feedLoader({ host, key, optional }: FeedLoaderOptions): Loader {
  return {
    name: 'feed-loader',
    schema,
    async load({ store, logger, watcher, generateDigest }) {
      if (!host) return store.clear();
      const { url, headers } = feedSource(host, key);
      try {
        const body = await fetchFeed({ url, headers }, FETCH_OPTIONS);
        const bytes = await body.bytes();
        const digest = generateDigest(CODE_VERSION + url + Buffer.from(bytes).toString('latin1'));
        if (store.get(FEED_ENTRY)?.digest === digest) return;
        const feed = readFeed(bytes, { url, validate: validateXml });
        if (feed.items.length === 0) logger.warn(wordFeedError(new FeedError('empty', '', url), 'the blog is empty'));
        store.set({
          id: FEED_ENTRY,
          digest,
          data: { ...feed, digest: feed.items.length ? await itemsDigest(body) : '' },
        });
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

/**
 * Returns where XML breaks (1-based line) and how, or undefined if it is well-formed. Only for the build: a browser has no
 * use for it, since a feed that the build has read is well-formed.
 */
export function validateXml(xml: string): { line: number; problem: string } | undefined {
  const result = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (result === true) return undefined;
  const { code, line, msg } = result.err;
  // A bare `&` loses nothing. Escape it to find any other error.
  if (code === 'InvalidChar' && msg.includes("'&'")) {
    const escaped = xml.replace(/&(?!#?\w+;)/g, '&amp;');
    return escaped === xml ? undefined : validateXml(escaped);
  }
  return { line, problem: msg.replace(/\.$/, '') };
}
