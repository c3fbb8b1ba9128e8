import { describe, expect, test } from 'vitest';
import { archivePages, archiveYears, UNDATED } from '../../src/features/blog/posts/archive.ts';
import { relatedPosts } from '../../src/features/blog/posts/related-posts.ts';
import type { Post } from '../../src/features/blog/post.ts';

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

  test('share most words or are the nearest, the next and the previous post last', () => {
    expect(related(0)).toEqual([3, 2, 4]);
    expect(related(5)).toEqual([3, 2, 1]);
  });

  test('never include the post itself, nor more posts than exist', () => {
    for (const index of titles.keys()) expect(related(index)).not.toContain(index);
    expect(relatedPosts([post('')])(0)).toEqual([]);
    expect(relatedPosts([post(''), post('')])(0)).toEqual([1]);
  });
});
