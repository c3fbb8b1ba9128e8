import { expect, test } from 'vitest';
import { isListed, pageFile } from '../../src/integrations/sitemap.ts';

test('lists a page, unless its head says no', () => {
  const robots = (content: string) => `<meta name="robots" content="${content}">`;
  expect(isListed(robots('index, follow'))).toBe(true);
  expect(isListed(`<code>${robots('noindex').replaceAll('<', '&lt;')}</code>`)).toBe(true);
  expect(isListed(robots('noindex'))).toBe(false);
});

test.each(['/', '/site', '/site/'])('finds the file of a page below the base path %s', (base) => {
  const root = new URL('file:///dist/');
  const prefix = base.replace(/\/$/, '');
  expect(pageFile(`https://a.example${prefix}/`, root, base).pathname).toBe('/dist/index.html');
  expect(pageFile(`https://a.example${prefix}/blog/caf%C3%A9/`, root, base).pathname).toBe(
    '/dist/blog/caf%C3%A9/index.html',
  );
});
