import type { ClientDirective } from 'astro';
import { LARGEST_FEED, requestFeed } from '../../features/blog/feed-request.ts';
import type { FeedIsland } from '../../features/blog/handover.ts';
import { itemsDigest } from '../../features/blog/items-digest.ts';

interface Options {
  url: string;
  key: string;
  /** The digest of the items that the page was built from; '' where the page has nothing of the feed to show. */
  digest: string;
}

/**
 * `client:feed`: once the page has loaded, asks for the feed and compares its items with those that the page was built from.
 * Only a feed that has moved on makes React load; the island takes over the bytes that are here already. A part of the
 * page that is hidden (the post on a 404 page for any other path) asks for nothing, nor does a page that is only
 * prerendered.
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
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || bytes.length > LARGEST_FEED) throw new Error(`${response.status}, ${bytes.length} bytes`);
    (element as FeedIsland).feedBytes = bytes;
    return (await itemsDigest(bytes)) !== digest;
  }

  // A page that is only prerendered asks for nothing; no island of a page starts after that has loaded.
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', refresh);
  else addEventListener('load', refresh);
};

export default feed;
