import { expect, test } from 'vitest';
import { itemsDigest } from '../../src/features/blog/items-digest.ts';
import { plainItems, rss } from '../support/feeds.ts';

const digest = (xml: string) => itemsDigest()(new TextEncoder().encode(xml));
const FEED = rss(plainItems(3));

test('a feed’s digest changes with its items and with nothing else', () => {
  const now = digest(FEED);
  expect(digest(FEED.replace('<link>', '<lastBuildDate>today</lastBuildDate><link>'))).toBe(now);
  expect(digest(FEED.replace('body of post number 1', 'corrected body'))).not.toBe(now);
  expect(digest(rss(plainItems(4)))).not.toBe(now);
});

test('in whatever pieces a feed comes, its digest is the same', () => {
  const bytes = new TextEncoder().encode(FEED);
  const read = itemsDigest();
  let last = '';
  for (let start = 0; start < bytes.length; start += 7) last = read(bytes.subarray(start, start + 7));
  expect(last).toBe(digest(FEED));
});

test('without items it is that of the whole', () => {
  expect(digest(rss([]))).not.toBe(digest('<rss/>'));
});
