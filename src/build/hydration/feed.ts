import type { ClientDirective } from 'astro';
import type { FeedIsland } from '../../features/blog/handover.ts';
import { fnv1a } from '../../lib/hash.ts';

interface Options {
  url: string;
  key: string;
  /** The fingerprint of the feed that the page was built from; '' where the page has nothing of the feed to show. */
  digest: string;
}

/**
 * `client:feed`: when the page is idle, asks for the feed and compares it with the one that the page was built from.
 * Only a feed that has moved on makes React load; the island takes over the bytes that are here already. A part of the
 * page that is hidden (the post on a 404 page for any other path) asks for nothing.
 */
const feed: ClientDirective = (load, options, element) => {
  const { url, key, digest } = options.value as unknown as Options;

  async function refresh(): Promise<void> {
    if (element.closest('[hidden]')) return;
    try {
      if (digest && !(await hasMovedOn())) return;
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      console.warn('The blog could not be refreshed.', error);
    }
  }

  async function hasMovedOn(): Promise<boolean> {
    const response = await fetch(url, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    (element as FeedIsland).feedBytes = bytes;
    return fnv1a(bytes).toString(36) !== digest;
  }

  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  const start = () => whenIdle(() => void refresh());
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};

export default feed;
