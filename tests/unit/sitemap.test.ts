import { expect, test } from 'vitest';
import { isListed, pageFile } from '../../src/integrations/sitemap.ts';

test.each(['/', '/blog/', '/blog/404-ways-to-fail/', '/blog/embeds/'])(
  'lists %s, at the root and below a path',
  (path) => {
    expect(isListed(path, '/')).toBe(true);
    expect(isListed(`/site${path}`, '/site')).toBe(true);
  },
);

test.each(['/404/', '/404', '/embeds/contact/'])('does not list %s', (path) => {
  expect(isListed(path, '/')).toBe(false);
  expect(isListed(`/site${path}`, '/site/')).toBe(false);
});

test.each(['/', '/site', '/site/'])('finds the file of a page below the base path %s', (base) => {
  const root = new URL('file:///dist/');
  const prefix = base.replace(/\/$/, '');
  expect(pageFile(`https://a.example${prefix}/`, root, base).pathname).toBe('/dist/index.html');
  expect(pageFile(`https://a.example${prefix}/blog/caf%C3%A9/`, root, base).pathname).toBe(
    '/dist/blog/caf%C3%A9/index.html',
  );
});
