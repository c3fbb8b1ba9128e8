import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { openCache } from '../../../lib/files/cache.ts';
import { stopBuild } from '../../../lib/stop.ts';
import { MarkdownFault } from './markdown.ts';

export type Entry = ReturnType<LoaderContext['store']['values']>[number];

/** Replaces a collection's entries and keeps their order. */
export function replaceEntries(store: LoaderContext['store'], entries: readonly Entry[]): void {
  store.clear();
  // An emptied collection exists, one that was never filled doesn't: Astro would warn about it on every page.
  store.set({ id: 'none', data: {} });
  store.delete('none');
  for (const entry of entries) store.set(entry);
}

/** Runs a loader, and again in `astro dev` when a file of its folder has changed. */
export async function loadAndWatch(folder: string, { watcher, logger }: LoaderContext, load: () => Promise<void>) {
  await load();
  watcher?.add(folder);
  watcher?.on('all', (_, path) => {
    if (path.includes(folder)) load().catch((error) => logger.error(String(error)));
  });
}

/** Returns what to do about a fault in an owner's file: a build stops, `astro dev` goes on without the file. */
export function refusal({ watcher, logger }: LoaderContext): (fault: unknown) => undefined {
  return (fault) => {
    if (!(fault instanceof MarkdownFault)) throw fault;
    if (!watcher) stopBuild(fault.message);
    logger.error(fault.message);
  };
}

/** The name of the cache with the pictures of posts and pages. */
export const PICTURES = 'blog-pictures/';

/** Returns how a loader stores pictures. `feedHost` is the host that the feed comes from, if any. */
export function pictureOptions({ config, logger }: LoaderContext, feedHost = '') {
  const cache = openCache(fileURLToPath(new URL(PICTURES, config.cacheDir)));
  return { cache, feedHost, publicFolder: 'public', warn: (line: string) => logger.warn(line) };
}
