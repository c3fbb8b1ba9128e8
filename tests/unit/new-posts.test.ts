import { expect, test } from 'vitest';
import { newPosts } from '../../src/features/blog/show/new-posts.ts';
import { fingerprint, listFingerprint, type PostOutline } from '../../src/features/blog/post.ts';

const post = (slug: string, raw = '') => ({ slug, title: slug, date: '', raw }) as PostOutline;
const built = ['c', 'b', 'a'].map((slug) => post(slug));
const list = {
  built: listFingerprint(built.map(fingerprint)),
  hrefs: built.map(({ slug }) => `/blog/${slug}/`),
  blogPath: '/blog/',
  pageSize: 3,
};

test.each<[what: string, outline: PostOutline[], positions: number[]]>([
  ['nothing where nothing has changed', built, []],
  ['nothing where only posts of later pages have', [...built, post('0')], []],
  ['the new ones alone', [post('e'), post('d'), ...built], [0, 1]],
  ['a page of them where more are new', [post('g'), post('f'), post('e'), post('d'), ...built], [0, 1, 2]],
  [
    'a complete page if one of the build has changed',
    [post('d'), post('c'), post('b', 'changed'), post('a')],
    [0, 1, 2],
  ],
  ['a complete page if one of the build is gone', [post('d'), post('c'), post('a')], [0, 1, 2]],
  ['what there is where none of the build is left', [post('x')], [0]],
])('a list brings %s', (_, outline, positions) => {
  expect(newPosts(outline, list)).toEqual(positions);
});

test('brings all posts to a list that was built empty', () => {
  expect(newPosts(built, { ...list, built: listFingerprint([]), hrefs: [] })).toEqual([0, 1, 2]);
});
