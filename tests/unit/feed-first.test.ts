import { expect, test } from 'vitest';
import { feedFirst, stopSentence } from '../../src/loaders/feed-first.ts';
import { FeedError, type FeedFault } from '../../src/features/blog/feed-error.ts';
import { FEED_KEY, type FeedBehaviour, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';

const url = 'https://feed.example.com/functions/v1/fetch-blog-rss';
const faults: FeedFault[] = ['unreachable', 'refused', 'not-a-feed', 'broken-xml', 'too-large'];

test.each(faults)('a feed that is %s stops the build with its address, its variable and the way around', (fault) => {
  const sentence = stopSentence(new FeedError(fault, 'line 3', url));
  expect(sentence).toContain(url);
  expect(sentence).toMatch(/PUBLIC_FEED_HOST.*FEED_OPTIONAL=true.*\.$/);
});

/** What a build says of a host with such a feed before it builds anything. */
async function refusal(behaviour: FeedBehaviour, key = FEED_KEY): Promise<string> {
  const feed = await startFeedServer(behaviour);
  const start = feedFirst({ host: feed.host, key, optional: false }).hooks['astro:config:setup'];
  try {
    await start?.({ command: 'build' } as Parameters<typeof start>[0]);
    return '';
  } catch (error) {
    return String(error);
  } finally {
    await feed.close();
  }
}

test('a feed is read before anything is built, and one that can’t be used stops the build', async () => {
  expect(await refusal({ body: rss(plainItems(3)) })).toBe('');
  expect(await refusal({ body: '<!DOCTYPE html><title>Login</title>' })).toContain(
    '(PUBLIC_FEED_HOST) is not an RSS feed: it is an HTML page;',
  );
  expect(await refusal({ body: rss(plainItems(3)).slice(0, -100) })).toContain(
    '(PUBLIC_FEED_HOST) is broken XML: it ends before its elements are closed;',
  );
  expect(await refusal({ body: rss([]) }, 'wrong')).toContain('(PUBLIC_FEED_HOST) refuses the key');
});
