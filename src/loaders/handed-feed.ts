import type { Feed } from '../features/blog/feed.ts';

/** A feed as it came, and as it was read. */
export interface HandedFeed {
  bytes: Uint8Array<ArrayBuffer>;
  feed: Feed;
}

/**
 * The feed as the configuration has read it before anything was built, for the pages, which are built from modules of their
 * own: the two meet in the process alone.
 */
const KEY = Symbol.for('feed read before the build');
const handed = globalThis as unknown as { [KEY]?: HandedFeed & { url: string } };

export function handFeed(url: string, read: HandedFeed): void {
  handed[KEY] = { url, ...read };
}

export function handedFeed(url: string): HandedFeed | undefined {
  return handed[KEY]?.url === url ? handed[KEY] : undefined;
}
