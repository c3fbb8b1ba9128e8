import { expect, test } from 'vitest';
import { blogSources, hiddenPostsWarning } from '../../src/data/blog-sources.ts';

const HOST = 'https://feed.example.com';

test.each([
  ['feed', '', { feed: false, posts: true }],
  ['posts', '', { feed: false, posts: true }],
  ['both', '', { feed: false, posts: true }],
  ['feed', HOST, { feed: true, posts: false }],
  ['posts', HOST, { feed: false, posts: true }],
  ['both', HOST, { feed: true, posts: true }],
] as const)('%s with the host %j', (choice, host, sources) => {
  expect(blogSources(choice, host)).toEqual(sources);
});

test('counts the posts that a feed hides, and says how to show them', () => {
  expect(hiddenPostsWarning(blogSources('feed', HOST), 2)).toMatch(/^2 posts .* aren’t shown.*"blog": "both"/);
  expect(hiddenPostsWarning(blogSources('feed', HOST), 0)).toBe('');
  expect(hiddenPostsWarning(blogSources('both', HOST), 2)).toBe('');
});
