import { expect, test } from 'vitest';
import { itemsDigest } from '../../src/features/blog/items-digest.ts';
import { plainItems, rss } from '../support/feeds.ts';

const digest = (xml: string) => itemsDigest(Uint8Array.from(new TextEncoder().encode(xml)));
const FEED = rss(plainItems(3));

test('a feed’s digest changes with its items and with nothing else', async () => {
  const now = await digest(FEED);
  expect(await digest(FEED.replace('<link>', '<lastBuildDate>today</lastBuildDate><link>'))).toBe(now);
  expect(await digest(FEED.replace('body of post number 1', 'corrected body'))).not.toBe(now);
  expect(await digest(rss(plainItems(4)))).not.toBe(now);
});

test('of a feed of megabytes too', async () => {
  const long = rss(plainItems(3).map((item) => ({ ...item, content: `<p>${'long '.repeat(300_000)}</p>` })));
  const now = await digest(long);
  expect(await digest(long.replace('<link>', '<lastBuildDate>today</lastBuildDate><link>'))).toBe(now);
  expect(await digest(long.replace('</channel>', '<ttl>60</ttl></channel>'))).toBe(now);
  expect(await digest(long.replace('long long', 'short'))).not.toBe(now);
});

test('of a feed whose channel alone is longer than what is looked at', async () => {
  const long = FEED.replace('<link>', `<copyright>${'long '.repeat(300_000)}</copyright><link>`);
  expect(await digest(long.replace('body of post number 1', 'corrected body'))).not.toBe(await digest(long));
});

test('without items it is that of the whole', async () => {
  expect(await digest(rss([]))).not.toBe(await digest('<rss/>'));
});
