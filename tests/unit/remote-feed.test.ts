import type { LoaderContext } from 'astro/loaders';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FeedEntry, feedLoader } from '../../src/features/blog/posts/feed-loader.ts';
import { feedSource } from '../../src/features/blog/read/fetch-feed.ts';
import { FEED_KEY, type FeedBehavior, type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';

let server: FeedServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
});

type Store = Map<string, FeedEntry>;

interface Situation {
  optional?: boolean;
  key?: string;
  dev?: boolean;
  /** The entries of the last build. */
  store?: Store;
}

/** Runs the loader as a build does, or as `astro dev`. */
async function load(
  feed: FeedBehavior,
  { optional = false, key = FEED_KEY, dev = false, store = new Map() }: Situation = {},
) {
  server ??= await startFeedServer(feed);
  server.serve(feed);
  server.requests.length = 0;
  const lines: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const context = {
    store: { set: ({ id, data }: { id: string; data: FeedEntry }) => store.set(id, data), clear: () => store.clear() },
    logger: { warn: (line: string) => lines.push(line), error: (line: string) => lines.push(line) },
    watcher: dev ? {} : undefined,
  } as unknown as LoaderContext;
  const source = feedSource(server.host, key);
  const failure = await feedLoader({ source, optional }).load(context).catch(String);
  return { store, lines, stopped: failure ?? '', requests: server.requests.length };
}

describe('a feed', () => {
  test('has one entry per item, in its order', async () => {
    const { store, lines, requests } = await load({ body: rss(plainItems(3)) });
    const entries = [...store.values()];
    expect(entries.map(({ index, item }) => [index, item.title])).toEqual([
      [0, 'Post number 3'],
      [1, 'Post number 2'],
      [2, 'Post number 1'],
    ]);
    expect(new Set(entries.map(({ feed }) => feed.digest)).size).toBe(1);
    expect([lines, requests]).toEqual([[], 1]);
  });

  test.each<[what: string, behavior: FeedBehavior, sentence: string]>([
    ['is an HTML page', { body: '<!DOCTYPE html><title>Login</title>' }, 'is not an RSS feed: it is an HTML page;'],
    [
      'is cut off',
      { body: rss(plainItems(3)).slice(0, -100) },
      'is broken XML: it ends before its elements are closed;',
    ],
    ['is dead', { body: '', status: 503 }, 'can’t be reached: it answered 503;'],
  ])('that %s stops the build', async (_, feed, sentence) => {
    const { stopped, requests } = await load(feed);
    expect(stopped).toMatch(/feed at http:\S+ \(PUBLIC_FEED_HOST\) /);
    expect(stopped).toContain(`) ${sentence} FEED_OPTIONAL=true would build with an empty blog.`);
    expect(requests).toBeLessThanOrEqual(3);
  });

  test('that refuses the key stops the build', async () => {
    const { stopped } = await load({ body: rss([]) }, { key: 'wrong' });
    expect(stopped).toContain('(PUBLIC_FEED_HOST) refuses the key (PUBLIC_FEED_KEY)');
  });

  test('that is optional and fails three times leaves the blog empty; in `astro dev`, as it was', async () => {
    const { store } = await load({ body: rss(plainItems(3)) });
    const dead = { body: '', status: 503 };
    expect(await load(dead, { dev: true, store })).toMatchObject({ store: { size: 3 }, stopped: '' });
    const { requests, stopped, lines } = await load(dead, { optional: true, store });
    expect([store.size, requests, stopped]).toEqual([0, 3, '']);
    expect(lines).toEqual([expect.stringMatching(/can’t be reached: it answered 503; .*FEED_OPTIONAL/)]);
  });

  test('without items is named', async () => {
    const { store, lines } = await load({ body: rss([]) });
    expect(store.size).toBe(0);
    expect(lines).toEqual([expect.stringMatching(/\(PUBLIC_FEED_HOST\) has no items; the blog is empty\.$/)]);
  });
});
