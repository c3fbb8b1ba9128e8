import type { AstroIntegration } from 'astro';
import { FeedError } from '../../features/blog/feed-error.ts';
import { readFeed } from '../../features/blog/feed.ts';
import { fetchFeed, type FeedSource } from '../../features/blog/fetch-feed.ts';
import { stopBuild } from '../checks/stop.ts';
import { handFeed } from './handed-feed.ts';

/** How a build asks for a feed: patiently, and for an archive of thousands of posts, which a visitor's phone never loads. */
export const AT_BUILD = { tries: 3, timeout: 15_000, backOff: 500, largest: 100_000_000 };

/** Reads the feed, where there is a host for it, before anything is built: one that can't be read stops the build at once. */
export function feedFirst({ host, key, optional }: { host: string; key: string; optional: boolean }): AstroIntegration {
  return {
    name: 'feed-first',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build' || !host) return;
        const source: FeedSource = { url: feedAddress(host), key };
        try {
          const bytes = await fetchFeed(source, AT_BUILD);
          readFeed(bytes);
          handFeed(source.url, bytes);
        } catch (error) {
          if (!(error instanceof FeedError)) throw error;
          if (!optional) stopBuild(stopSentence(error, source.url));
        }
      },
    },
  };
}

export function feedAddress(host: string): string {
  return `${host}/functions/v1/fetch-blog-rss`;
}

/** Why the build stops, with the feed's address, the variable that it comes from and the way around. */
export function stopSentence({ message }: FeedError, url: string): string {
  const missing = [
    message.includes(url) ? '' : ` at ${url}`,
    message.includes('PUBLIC_FEED_HOST') ? '' : ' (PUBLIC_FEED_HOST)',
  ];
  return `${message.replace(/\.$/, '')}${missing.join('')}; FEED_OPTIONAL=true would build with an empty blog.`;
}
