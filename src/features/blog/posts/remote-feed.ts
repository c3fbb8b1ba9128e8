import type { AstroIntegrationLogger } from 'astro';
import { stopBuild } from '../../../lib/stop.ts';
import { fastXml } from './fast-xml.ts';
import { type Feed, readFeed } from '../read/feed.ts';
import { FeedError, wordFeedError } from '../read/feed-error.ts';
import { type FeedSource, fetchFeed, itemsDigest } from '../read/fetch-feed.ts';

/** A build waits longer than a visitor, and reads archives of thousands of posts that no phone loads. */
const FETCH_OPTIONS = { tries: 3, timeout: 15_000, backOff: 500, maxBytes: 100_000_000 };

/** The remote feed with the digest that a browser compares it by. */
interface RemoteFeed extends Feed {
  digest: string;
}

interface Options {
  source: FeedSource;
  /** Lets a feed that can't be read empty the blog instead of stopping the build. */
  optional: boolean;
  /** Set in `astro dev`, which keeps the posts that it has. */
  isDev: boolean;
  logger: Pick<AstroIntegrationLogger, 'warn' | 'error'>;
}

/**
 * Reads the remote feed. A feed that can't be read stops the build, so that a deploy never empties a live blog by accident. Returns
 * undefined in `astro dev`, where nothing stops.
 */
export async function readRemoteFeed({ source, optional, isDev, logger }: Options): Promise<RemoteFeed | undefined> {
  const { url } = source;
  try {
    const body = await fetchFeed(source, FETCH_OPTIONS);
    const feed = await readFeed(body, { url, parse: fastXml });
    if (feed.items.length > 0) return { ...feed, digest: await itemsDigest(body) };
    logger.warn(wordFeedError(new FeedError('empty', '', url), 'the blog is empty'));
    return { ...feed, digest: '' };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    if (isDev && !optional) logger.error(error.message);
    else if (!optional) stopBuild(wordFeedError(error, 'FEED_OPTIONAL=true would build with an empty blog'));
    else logger.warn(wordFeedError(error, 'building with an empty blog, since FEED_OPTIONAL is set'));
    return optional ? { link: '', items: [], digest: '' } : undefined;
  }
}
