import type { AstroIntegration } from 'astro';
import { FeedError } from '../features/blog/feed-error.ts';
import { readFeed } from '../features/blog/feed.ts';
import { feedSource } from '../features/blog/feed-source.ts';
import { fetchFeed } from '../features/blog/fetch-feed.ts';
import { stopBuild } from '../integrations/checks/stop.ts';
import { handFeed } from './handed-feed.ts';
import { validateXml } from './validate-xml.ts';

/** How a build asks for a feed: patiently, and for an archive of thousands of posts, which a visitor's phone never loads. */
export const AT_BUILD = { tries: 3, timeout: 15_000, backOff: 500, largest: 100_000_000 };

/** Reads the feed, where there is a host for it, before anything is built: one that can't be read stops the build at once. */
export function feedFirst({ host, key, optional }: { host: string; key: string; optional: boolean }): AstroIntegration {
  return {
    name: 'feed-first',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build' || !host) return;
        const source = feedSource(feedAddress(host), key);
        try {
          const bytes = await (await fetchFeed(source, AT_BUILD)).bytes();
          handFeed(source.url, { bytes, feed: readFeed(bytes, { url: source.url, validate: validateXml }) });
        } catch (error) {
          if (!(error instanceof FeedError)) throw error;
          if (!optional) stopBuild(stopSentence(error));
        }
      },
    },
  };
}

export function feedAddress(host: string): string {
  return `${host}/functions/v1/fetch-blog-rss`;
}

/** Why the build stops, and the way around. */
export function stopSentence({ message }: FeedError): string {
  return message.replace(/\.$/, '; FEED_OPTIONAL=true would build with an empty blog.');
}
