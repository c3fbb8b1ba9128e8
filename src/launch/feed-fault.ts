import { lookup } from 'node:dns/promises';
import { readFeed } from '../features/blog/feed.ts';
import { feedSource } from '../features/blog/feed-source.ts';
import { feedAddress } from '../loaders/feed-first.ts';
import { fetchFeed } from '../features/blog/fetch-feed.ts';

/** Why the configured feed can't be read, in a sentence; undefined where it can, where none is set, or without a network. */
export async function feedFault(host: string, key: string): Promise<string | undefined> {
  if (!host || !(await isOnline(host))) return undefined;
  try {
    const body = await fetchFeed(feedSource(feedAddress(host), key), { tries: 2, timeout: 10_000, backOff: 500 });
    readFeed(await body.bytes());
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether names can be looked up at all; a host that does not exist is a fault of the setting and counts as online. */
async function isOnline(host: string): Promise<boolean> {
  try {
    await lookup(new URL(host).hostname);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
  }
}
