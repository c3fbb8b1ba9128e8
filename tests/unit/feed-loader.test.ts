import type { LoaderContext } from 'astro/loaders';
import { afterEach, expect, test, vi } from 'vitest';
import { FeedError, type FeedFault, wordFeedError } from '../../src/features/blog/read/feed-error.ts';
import { FEED_ENTRY, feedLoader, type RemoteFeed } from '../../src/loaders/feed-loader.ts';
import { FEED_KEY, type FeedBehavior, type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';

let server: FeedServer | undefined;
afterEach(() => server?.close());

interface Entry {
  id: string;
  digest?: string;
  data: RemoteFeed;
}

/** Runs the loader as a build does, with an empty store or one from an earlier build. */
async function load(
  behavior: FeedBehavior,
  { optional = false, key = FEED_KEY, store = new Map<string, Entry>() } = {},
) {
  server = await startFeedServer(behavior);
  const lines: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const say = (line: string) => void lines.push(line);
  const context = {
    store: {
      get: (id: string) => store.get(id),
      set: (entry: Entry) => store.set(entry.id, entry),
      clear: () => store.clear(),
    },
    logger: { warn: say, error: say },
    generateDigest: (text: string) => `${text.length}`,
  } as unknown as LoaderContext;
  let stopped = '';
  try {
    await feedLoader({ host: server.host, key, optional }).load(context);
  } catch (error) {
    stopped = String(error);
  } finally {
    vi.useRealTimers();
  }
  return { feed: store.get(FEED_ENTRY)?.data, store, lines, stopped, requests: server.requests.length };
}

test('fetches the feed once and caches its items', async () => {
  const { feed, requests, lines } = await load({ body: rss(plainItems(3)) });
  expect(feed?.items).toHaveLength(3);
  expect(feed?.digest).not.toBe('');
  expect([requests, lines]).toEqual([1, []]);
});

test('does not read the same feed again', async () => {
  const body = rss(plainItems(3));
  const digest = { id: FEED_ENTRY, data: { link: 'as it was', digest: '', items: [] } };
  const first = await load({ body });
  const entry = first.store.get(FEED_ENTRY);
  await server?.close();
  // The host's port is part of the digest, so the entry gets the one that the loader would find.
  const store = new Map([[FEED_ENTRY, { ...digest, ...(entry?.digest && { digest: entry.digest }) }]]);
  const { feed } = await load({ body }, { store });
  expect(feed?.link).toBe('as it was');
});

test.each<[what: string, behavior: FeedBehavior, sentence: string]>([
  ['is an HTML page', { body: '<!DOCTYPE html><title>Login</title>' }, 'is not an RSS feed: it is an HTML page;'],
  ['is cut off', { body: rss(plainItems(3)).slice(0, -100) }, 'is broken XML: it ends before its elements are closed;'],
  ['is dead', { body: '', status: 503 }, 'can’t be reached: it answered 503;'],
])('stops the build if the feed %s', async (_, behavior, sentence) => {
  const { stopped, requests } = await load(behavior);
  expect(stopped).toContain(`(PUBLIC_FEED_HOST) ${sentence} FEED_OPTIONAL=true would build with an empty blog.`);
  expect(requests).toBeLessThanOrEqual(3);
});

test('stops the build if the feed refuses the key', async () => {
  const { stopped } = await load({ body: rss([]) }, { key: 'wrong' });
  expect(stopped).toContain('(PUBLIC_FEED_HOST) refuses the key (PUBLIC_FEED_KEY)');
});

test('empties the blog after three failed requests for an optional feed', async () => {
  const { store } = await load({ body: rss(plainItems(3)) });
  await server?.close();
  const { feed, requests, stopped, lines } = await load({ body: '', status: 503 }, { optional: true, store });
  expect([feed, requests, stopped]).toEqual([undefined, 3, '']);
  expect(lines).toEqual([expect.stringMatching(/can’t be reached: it answered 503; .*FEED_OPTIONAL/)]);
});

test('says that a feed has no items', async () => {
  const { feed, lines } = await load({ body: rss([]) });
  expect(feed).toMatchObject({ items: [], digest: '' });
  expect(lines).toEqual([expect.stringMatching(/\(PUBLIC_FEED_HOST\) has no items; the blog is empty\.$/)]);
});

const faults: FeedFault[] = ['unreachable', 'refused', 'not-a-feed', 'broken-xml', 'too-large', 'empty'];

test.each(faults)(
  'describes a feed that is %s in one sentence, with its address, its variable and a remedy',
  (fault) => {
    const sentence = wordFeedError(new FeedError(fault, 'line 3', 'https://feed.example.com/feed'), 'fix it');
    expect(sentence).toMatch(
      /^The blog feed at https:\/\/feed\.example\.com\/feed \(PUBLIC_FEED_HOST\) .*: line 3; fix it\.$/,
    );
  },
);
