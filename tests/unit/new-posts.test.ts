import { expect, test } from 'vitest';
import { newPosts } from '../../src/features/blog/show/new-posts.ts';
import type { PostOutline } from '../../src/features/blog/post.ts';

const post = (slug: string) => ({ slug }) as PostOutline;
const cards = ['c', 'b', 'a'].map((slug) => ({ href: `/blog/${slug}/` }));
const settings = { blogPath: '/blog/', pageSize: 3 };

test.each<[what: string, slugs: string, positions: number[]]>([
  ['nothing where nothing has changed', 'cba', []],
  ['nothing where only posts of later pages have', 'cba0', []],
  ['the new ones alone', 'edcba', [0, 1]],
  ['a page of them where more are new', 'gfedcba', [0, 1, 2]],
  ['the new ones where one of the build is gone', 'dba', [0]],
  ['what there is where none of the build is left', 'x', [0]],
])('a list brings %s', (_, slugs, positions) => {
  expect(newPosts([...slugs].map(post), cards, settings)).toEqual(positions);
});

test('brings a page of posts to a list that was built empty', () => {
  expect(newPosts([...'edcba'].map(post), [], settings)).toEqual([0, 1, 2]);
});
