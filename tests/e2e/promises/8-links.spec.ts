import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { builtPages, DIST } from '../../support/built-site.ts';
import { ROUTES_TO_COME } from '../../support/routes-to-come.ts';
import { expect, test } from '../../support/test.ts';

// Promise 8: no link to nowhere, and no surprise in a new tab.

const pages = builtPages();
const ids = new Map<string, Set<string>>();

for (const { route, html } of pages) {
  test(`${route} leads nowhere but to what exists`, () => {
    const { document } = new JSDOM(html).window;
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (/^https?:/.test(href)) {
        expect.soft(link.getAttribute('target'), href).toBe('_blank');
        expect.soft(link.getAttribute('rel'), href).toContain('noopener');
        expect.soft(link.textContent, href).toContain('opens in a new tab');
      } else if (!/^(mailto|tel):/.test(href)) {
        expect.soft(leadsTo(href, route), `${href} on ${route}`).toBe('exists');
      }
      expect
        .soft(link.textContent?.trim() || link.getAttribute('aria-label'), `words of ${link.outerHTML}`)
        .toBeTruthy();
    }
  });
}

test('every route still to come is really missing', () => {
  expect(ROUTES_TO_COME.filter((route) => pages.some((page) => page.route === route))).toEqual([]);
});

function leadsTo(href: string, from: string): 'exists' | 'no such page' | 'no such place' {
  const url = new URL(href, `http://host${from}`);
  if (ROUTES_TO_COME.includes(url.pathname)) return 'exists';
  const file = [join(DIST, url.pathname), join(DIST, url.pathname, 'index.html')].find(
    (candidate) => /\.\w+$|fetch-blog-rss$/.test(candidate) && existsSync(candidate),
  );
  if (!file) return 'no such page';
  if (!url.hash) return 'exists';
  return idsOf(file).has(decodeURIComponent(url.hash.slice(1))) ? 'exists' : 'no such place';
}

function idsOf(file: string): Set<string> {
  const known = ids.get(file);
  if (known) return known;
  const found = new Set(Array.from(readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));
  ids.set(file, found);
  return found;
}
