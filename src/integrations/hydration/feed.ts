import type { ClientDirective } from 'astro';
import { LARGEST_FEED, requestFeed } from '../../features/blog/feed-request.ts';
import type { FeedSource } from '../../features/blog/feed-source.ts';
import type { FeedIsland } from '../../features/blog/handover.ts';
import { itemsDigest } from '../../features/blog/items-digest.ts';

interface Options extends FeedSource {
  /** The digest of the items that the page was built from; '' where the page has nothing of the feed to show. */
  digest: string;
}

/**
 * `client:feed`: once the page has loaded and is seen, asks for the feed and compares its items with those that the page
 * was built from. Only a feed that has moved on makes React load; the island takes over the feed that is here already. A
 * part of the page that is hidden (the post on a 404 page for any other path) asks for nothing.
 */
const feed: ClientDirective = (load, options, element) => {
  const { digest, ...source } = options.value as unknown as Options;

  async function refresh(): Promise<void> {
    if (element.closest('[hidden]')) return;
    try {
      if (!digest || (await hasMovedOn())) await (await load())();
    } catch (error) {
      console.warn('Blog not refreshed.', error);
    }
  }

  async function hasMovedOn(): Promise<boolean> {
    const response = await requestFeed(source, 30_000);
    // Not its bytes: to get megabytes of them at once is a long task on a phone.
    const body = await response.blob();
    if (!response.ok) throw new Error(`${response.status}`);
    if (body.size > LARGEST_FEED) throw new Error(`feed too large: ${body.size} bytes`);
    (element as FeedIsland).feed = body;
    return (await itemsDigest(body)) !== digest;
  }

  // The page is painted first, where it has something to show. Before a page is seen nothing is drawn, and nothing asked
  // for: when it is only prerendered, or in a tab behind. No island of a page starts after that has loaded.
  const start = () => setTimeout(refresh, digest ? 500 : 0);
  addEventListener('load', () => requestAnimationFrame(start));
};

export default feed;
