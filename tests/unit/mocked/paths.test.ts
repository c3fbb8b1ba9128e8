import { expect, test, vi } from 'vitest';
import { isPost } from '../../../src/features/blog/show/missing-post.ts';

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
  ['/site/blog/a-post', true],
  ['/site/blog/a-post/', true],
  ['/site/blog', false],
  ['/site/blog/', false],
  ['/site/blog/page/9', false],
  ['/blog/a-post', false],
  ['/site/other', false],
])('%s is a post: %s', (pathname, is) => expect(isPost(pathname, '/site/blog/')).toBe(is));
