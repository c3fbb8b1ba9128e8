import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function pathsAt(base: string) {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  return import('../../../src/paths.ts');
}

test.each([
  ['/', '/', '/blog/'],
  ['/site', '/site/', '/site/blog/'],
  ['/site/', '/site/', '/site/blog/'],
])('below %s home is %s and the blog %s', async (base, home, blog) => {
  const { paths } = await pathsAt(base);
  expect([paths.home, paths.blog]).toEqual([home, blog]);
  expect([paths.blogPage(1), paths.blogPage(2)]).toEqual([blog, `${blog}page/2/`]);
});

test.each([
  ['/site/blog/a-post', 'a-post'],
  ['/site/blog/a-post/', 'a-post'],
  ['/site/blog', undefined],
  ['/site/blog/', undefined],
  ['/site/blog/page/9', undefined],
  ['/blog/a-post', undefined],
  ['/site/other', undefined],
])('of %s the post is %s', async (pathname, slug) => {
  const { postSlug } = await pathsAt('/site');
  expect(postSlug(pathname)).toBe(slug);
});
