import type { ClientDirective } from 'astro';
import { type FeedSource, fetchFeed, itemsDigest } from '../read/fetch-feed.ts';
import { type FeedIsland, POST_FAILED } from './island-events.ts';

interface Options extends FeedSource {
  /** The digest of the items that the page was built from; '' if it has nothing to show. */
  digest: string;
}

const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 3;

/**
 * `client:feed`: checks the remote feed once the page has loaded and is visible. Loads the island only if the feed's items
 * have changed since the build, and hands it the feed. Tries again at the visitor's next press or key after a failure.
 */
const feed: ClientDirective = (load, options, element) => {
  const { digest, ...source } = options.value as unknown as Options;
  let attempts = 0;

  async function refresh(): Promise<void> {
    if (element.closest('[hidden]')) return;
    attempts++;
    try {
      if (!digest || (await hasChanged())) await (await load())();
    } catch (error) {
      console.warn('The blog could not be refreshed.', error instanceof Error ? error.message : error);
      element.dispatchEvent(new Event(POST_FAILED, { bubbles: true }));
      if (attempts < MAX_ATTEMPTS) tryAgain();
    }
  }

  async function hasChanged(): Promise<boolean> {
    const island = element as FeedIsland;
    island.feed = await fetchFeed(source, { timeout: TIMEOUT_MS });
    return (await itemsDigest(island.feed)) !== digest;
  }

  function tryAgain(): void {
    const next = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, () => (next.abort(), void refresh()), { signal: next.signal });
    }
  }

  // Paints the page first, if it has something to show. A page that is prerendered, or in a background tab, waits.
  const start = () => requestAnimationFrame(() => setTimeout(refresh, digest ? 500 : 0));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
};

export default feed;

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island once the page has loaded and is visible, if the feed has changed since the build. */
    'client:feed'?: Options;
  }
}
