import { expect, test } from 'vitest';
import { itemsDigest } from '../../src/features/blog/read/fetch-feed.ts';
import { plainItems, rss } from '../support/feeds.ts';

const digest = (xml: string) => itemsDigest(new Blob([xml]));
const FEED = rss(plainItems(3));

test('a feed’s digest changes with its items and with nothing else', async () => {
  const now = await digest(FEED);
  expect(await digest(FEED.replace('<link>', '<lastBuildDate>today</lastBuildDate><link>'))).toBe(now);
  expect(await digest(FEED.replace('body of post number 1', 'corrected body'))).not.toBe(now);
  expect(await digest(rss(plainItems(4)))).not.toBe(now);
});

test('digests only the items of a feed of several megabytes', async () => {
  const long = rss(plainItems(3).map((item) => ({ ...item, content: `<p>${'long '.repeat(600_000)}</p>` })));
  const now = await digest(long);
  expect(await digest(long.replace('<link>', '<lastBuildDate>today</lastBuildDate><link>'))).toBe(now);
  expect(await digest(long.replace('</channel>', '<ttl>60</ttl></channel>'))).toBe(now);
  expect(await digest(long.replace('long long', 'short'))).not.toBe(now);
  const [middle, end] = [long.length / 2, long.lastIndexOf('long')];
  for (const at of [middle, end]) expect(await digest(`${long.slice(0, at)}#${long.slice(at + 1)}`)).not.toBe(now);
});

test("returns '' for a feed without items", async () => {
  expect(await digest(rss([]))).toBe('');
  expect(await digest(FEED.replace('<link>', `<copyright>${'long '.repeat(900_000)}</copyright><link>`))).toBe('');
});
