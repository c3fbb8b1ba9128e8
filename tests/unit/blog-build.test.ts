import { describe, expect, test } from 'vitest';
import { listedYears, postsOf, UNDATED } from '../../src/pages/_blog/archive.ts';
import { relatedPosts } from '../../src/features/blog/posts/related-posts.ts';
import type { Post } from '../../src/features/blog/post.ts';

const post = (isoDate: string, title = 'A title') => ({ isoDate, title, slug: title, excerpt: '' }) as Post;

describe('the archive', () => {
  const dated = [post('2026-02-01'), post('2026-01-01'), post('2024-05-05'), post('')];

  test('has years, newest first, and undated posts last', () => {
    const posts = Array.from({ length: 5 }, () => dated).flat();
    expect(listedYears(posts)).toEqual(['2026', '2024', UNDATED]);
    expect(['2026', '2024', UNDATED].map((year) => postsOf(year, dated).length)).toEqual([2, 1, 1]);
  });

  test('isn’t there for a blog of few posts', () => expect(listedYears(dated)).toEqual([]));
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
