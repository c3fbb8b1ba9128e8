import { describe, expect, test } from 'vitest';
import { archivePages, archiveYears, UNDATED } from '../../src/features/blog/archive.ts';
import { relatedPosts } from '../../src/features/blog/related-posts.ts';
import { completePosts } from '../../src/loaders/complete-posts.ts';
import type { FileCache } from '../../src/lib/cache.ts';
import { readFeed } from '../../src/features/blog/read/feed.ts';
import type { Post } from '../../src/features/blog/post.ts';
import { outlinePosts } from '../../src/features/blog/pipeline.ts';
import { bytes, type ItemFixture, plainItems, rss } from '../support/feeds.ts';
import { context, html } from '../support/html.ts';

const post = (isoDate: string, title = 'A title') => ({ isoDate, title, slug: title, excerpt: '' }) as Post;

describe('the archive', () => {
  const posts = [post('2026-02-01'), post('2026-01-01'), post('2024-05-05'), post('')];

  test('has one page per year, newest first, and undated posts last', () => {
    expect(archiveYears(posts)).toEqual(['2026', '2024', UNDATED]);
    expect(archivePages(posts).map(({ year, posts: of }) => [year, of.length])).toEqual([
      ['2026', 2],
      ['2024', 1],
      [UNDATED, 1],
    ]);
  });

  test('splits a year with many posts without losing any', () => {
    const daily = Array.from({ length: 365 }, (_, i) => post('2025-01-01', `Post ${i}`));
    const parts = archivePages(daily);
    expect(parts.flatMap((part) => part.posts)).toEqual(daily);
    expect(parts.map(({ page, pages }) => [page, pages])).toEqual(parts.map((_, i) => [i + 1, parts.length]));
    expect(Math.max(...parts.map((part) => part.posts.length))).toBeLessThanOrEqual(150);
  });
});

describe('related posts', () => {
  const titles = [
    'Measuring adoption',
    'Pilots that stall',
    'Budget season',
    'Adoption without surveys',
    'Boards',
    'Hiring',
  ];
  const related = relatedPosts(titles.map((title) => post('', title)));

  test('share the rarest words or are the nearest, the next and the previous post last', () => {
    expect(related(0)).toEqual([3, 2, 4]);
    expect(related(5)).toEqual([3, 2, 1]);
  });

  test('never include the post itself, nor more posts than exist', () => {
    for (const index of titles.keys()) expect(related(index)).not.toContain(index);
    expect(relatedPosts([post('')])(0)).toEqual([]);
    expect(relatedPosts([post(''), post('')])(0)).toEqual([1]);
  });

  test('read each post a fixed number of times', () => {
    const visits = (length: number) => {
      let read = 0;
      const posts = Array.from({ length }, () => ({
        get title() {
          read++;
          return 'The same words everywhere';
        },
        excerpt: '',
      }));
      const find = relatedPosts(posts);
      for (let i = 0; i < length; i++) find(i);
      return read / length;
    };
    expect(visits(400)).toBe(visits(100));
  });
});

describe('posts of an earlier build', () => {
  function memory(): FileCache & { made: string[] } {
    const items = new Map<string, Buffer>();
    const made: string[] = [];
    return {
      made,
      read: async (name) => items.get(name),
      has: (name) => items.has(name),
      write: async (name, content) => void (items.set(name, Buffer.from(content)), made.push(name)),
      prune: async () => {},
    };
  }

  async function build(cache: FileCache, items: ItemFixture[], version = '1') {
    const outline = outlinePosts(readFeed(bytes(rss(items))), html);
    return completePosts(outline, {
      ...context,
      siteOrigin: 'https://www.example.com',
      cache,
      version,
    });
  }

  test('come from the cache at any position; only changed ones are rebuilt', async () => {
    const cache = memory();
    const items = plainItems(12);
    const first = await build(cache, items.slice(1));
    expect(cache.made).toHaveLength(11);
    expect(await build(cache, items.slice(1))).toEqual(first);
    expect(cache.made).toHaveLength(11);
    const second = await build(cache, items);
    expect(second.map(({ id }) => id)).toEqual(items.map((_, i) => `rss-${i + 1}`));
    expect(second.slice(4).map(({ content }) => content)).toEqual(first.slice(3).map(({ content }) => content));
    expect(cache.made.length - 11).toBe(4); // the new post, and those at the head of the feed, whose links change
  });

  test('are rebuilt when the code changes', async () => {
    const cache = memory();
    await build(cache, plainItems(5));
    await build(cache, plainItems(5), '2');
    expect(cache.made).toHaveLength(10);
  });
});
