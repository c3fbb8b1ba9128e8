import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FeedError } from '../../src/features/blog/read/feed-error.ts';
import { feedSource, fetchFeed, MAX_BYTES } from '../../src/features/blog/read/fetch-feed.ts';
import { FEED_KEY, type FeedServer, startFeedServer } from '../support/feed-server.ts';

let server: FeedServer;
const options = { tries: 3, timeout: 5000, backOff: 1 };
const source = (key = FEED_KEY) => feedSource(server.host, key);

async function fault(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'none',
    (error: unknown) => (error instanceof FeedError ? error.fault : String(error)),
  );
}

beforeAll(async () => {
  server = await startFeedServer({ body: '<rss/>' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.serve({ body: '<rss/>' });
});

describe('fetching the feed', () => {
  test('sends one GET with the key as a bearer token', async () => {
    expect(await (await fetchFeed(source(), options)).text()).toBe('<rss/>');
    expect(server.requests).toEqual([{ method: 'GET', authorization: `Bearer ${FEED_KEY}` }]);
  });

  test('returns the bytes unchanged', async () => {
    server.serve({ body: Uint8Array.from([0xef, 0xbb, 0xbf, 0x3c, 0xff]) });
    expect(await (await fetchFeed(source(), options)).bytes()).toEqual(Uint8Array.from([0xef, 0xbb, 0xbf, 0x3c, 0xff]));
  });

  test('requests the feed three times if the server fails', async () => {
    server.serve({ body: '<rss/>', failures: 2 });
    await fetchFeed(source(), options);
    expect(server.requests).toHaveLength(3);
  });

  test('gives up after the third try', async () => {
    server.serve({ body: '<rss/>', failures: 3 });
    expect(await fault(fetchFeed(source(), options))).toBe('unreachable');
    expect(server.requests).toHaveLength(3);
  });

  test('does not retry a refused key', async () => {
    expect(await fault(fetchFeed(source('wrong'), options))).toBe('refused');
    expect(await fault(fetchFeed(source(''), options))).toBe('refused');
    expect(server.requests).toHaveLength(2);
  });

  test('reports a cut connection, a missing host and a time-out as unreachable', async () => {
    server.serve({ body: 'x'.repeat(10_000), cutAt: 0.5 });
    expect(await fault(fetchFeed(source(), options))).toBe('unreachable');
    expect(await fault(fetchFeed(feedSource('http://127.0.0.1:1', ''), { ...options, tries: 1 }))).toBe('unreachable');
    let answer = () => {};
    server.serve({ body: '', until: new Promise<void>((resolve) => (answer = resolve)) });
    await expect(fetchFeed(source(), { ...options, tries: 1, timeout: 20 })).rejects.toThrow(
      /no answer within 0.02 seconds/,
    );
    answer();
  });

  test('stops reading a feed that never ends', async () => {
    server.serve({ body: new Uint8Array(MAX_BYTES + 1) });
    expect(await fault(fetchFeed(source(), options))).toBe('too-large');
  });
});
