import { bench, describe } from 'vitest';
import { readFeed } from '../../src/features/blog/read/feed.ts';
import { completePost, outlinePosts } from '../../src/features/blog/pipeline.ts';
import { bytes, plainItems, rss } from '../support/feeds.ts';
import { context, html } from '../support/html.ts';

const feed = bytes(rss(plainItems(2000)));
const outline = outlinePosts(readFeed(feed), html);

describe('a feed with 2,000 items', () => {
  bench('read', () => void readFeed(feed));
  bench('outline', () => void outlinePosts(readFeed(feed), html));
  bench('complete one post', () => void completePost(outline, 1000, context));
});
