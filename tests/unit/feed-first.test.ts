import { expect, test } from 'vitest';
import { stopSentence } from '../../src/build/blog/feed-first.ts';
import { FeedError, type FeedFault } from '../../src/features/blog/feed-error.ts';

const url = 'https://feed.example.com/functions/v1/fetch-blog-rss';
const faults: FeedFault[] = ['unreachable', 'refused', 'not-a-feed', 'broken-xml', 'too-large'];

test.each(faults)('a feed that is %s stops the build with its address, its variable and the way around', (fault) => {
  const sentence = stopSentence(new FeedError(fault, 'line 3', url));
  expect(sentence).toContain(url);
  expect(sentence).toMatch(/PUBLIC_FEED_HOST.*FEED_OPTIONAL=true.*\.$/);
});
