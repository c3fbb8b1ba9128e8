import { expect, test } from 'vitest';
import type { Feed } from '../../src/features/blog/read/feed.ts';
import { mergeFeeds } from '../../src/features/blog/pipeline.ts';

function feed(link: string, ...items: [title: string, day: string][]): Feed {
  const rest = { link: '', content: '', summary: '' };
  return { link, items: items.map(([title, day]) => ({ ...rest, title, pubDate: day && `${day}T00:00:00Z` })) };
}
const titles = ({ items }: Feed) => items.map(({ title }) => title).join(' ');

const remote = feed('https://a', ['r1', '2026-03-01'], ['r2', ''], ['r3', '2026-01-01']);
const own = feed('https://b', ['o1', '2026-04-01'], ['o2', '2026-02-01']);

test('merges two feeds, newest first, with an undated item after the one before it', () => {
  expect(titles(mergeFeeds([remote, own], 'UTC'))).toBe('o1 r1 r2 o2 r3');
  expect(mergeFeeds([remote, own], 'UTC').link).toBe('https://a');
});

test('keeps the order of one feed, and returns an empty feed for none', () => {
  const mixed = feed('https://a', ['x', '2025-01-01'], ['y', '2026-01-01']);
  expect(mergeFeeds([mixed], 'UTC')).toEqual(mixed);
  expect(mergeFeeds([], 'UTC')).toEqual({ link: '', items: [] });
});

test('an undated first item stays first', () => {
  const undated = feed('https://c', ['u', ''], ['c1', '2026-05-01']);
  expect(titles(mergeFeeds([own, undated], 'UTC'))).toBe('u c1 o1 o2');
});
