import { bench, describe } from 'vitest';
import { readFeed } from '../../src/features/blog/read/feed.ts';
import { completePost, outlinePosts } from '../../src/features/blog/posts.ts';
import { bytes, plainItems, rss } from '../support/feeds.ts';
import { context, html } from '../support/html.ts';

const feed = bytes(rss(plainItems(2000)));
const outline = outlinePosts(readFeed(feed), html);

describe('a feed of 2,000 items', () => {
  bench('is read', () => void readFeed(feed));
  bench('is outlined', () => void outlinePosts(readFeed(feed), html));
  bench('has one post completed', () => void completePost(outline, 1000, context));
});
