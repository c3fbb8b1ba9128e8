import { expect, test } from 'vitest';
import { type BuiltPage, builtPages, firstScreen, inlineScripts } from '../support/built-site.ts';
import { isSampleSite } from '../support/settings.ts';
import { brotli } from '../support/static-server.ts';

/** Bytes that a server sends before it waits for an answer. */
const FIRST_FLIGHT = 14_600;
const PAGE = 15_000;
const MEAN = 12_500;

// Checks in the HTML that a page arrives in the first flight of packets and that nothing blocks rendering.

const INLINE_SCRIPTS = 3_300;

/**
 * The factor on the limit for an owner's longer name, ninth module or further link; the launch check names each such page. The code
 * alone must meet the limit on the sample site.
 */
const HEADROOM = isSampleSite() ? 1 : 1.15;

/** Returns a page's byte limit: higher for a list of posts, none for posts and the archive. */
function limitOf({ route }: BuiltPage): number {
  if (/^\/blog\/(page\/\d+\/)?$/.test(route)) return 20_000;
  return route.startsWith('/blog/') ? Infinity : PAGE * HEADROOM;
}

test('every page, its first screen and its inline scripts stay within their limits', () => {
  const rows = builtPages().map((page) => ({
    page: page.route,
    'first screen': brotli(firstScreen(page.html)).length,
    'whole page': brotli(page.html).length,
    'inline scripts': brotli(inlineScripts(page).join('')).length,
    limit: limitOf(page),
  }));
  console.table(rows);
  for (const row of rows) {
    expect
      .soft(row['first screen'], `${row.page}: shorten its first section’s words in src/content`)
      .toBeLessThanOrEqual(FIRST_FLIGHT);
    expect
      .soft(row['whole page'], `${row.page}: shorten its words in src/content, or delete a section’s line`)
      .toBeLessThanOrEqual(row.limit);
    expect.soft(row['inline scripts'], `${row.page}: inline scripts`).toBeLessThanOrEqual(INLINE_SCRIPTS);
  }
  const pages = rows.filter(({ limit }) => limit < 20_000).map((row) => row['whole page']);
  const mean = pages.reduce((sum, bytes) => sum + bytes, 0) / pages.length;
  expect(mean, 'the mean of all pages').toBeLessThanOrEqual(MEAN * HEADROOM);
});

test('every page with a header paints it whole, so that its links don’t move while they arrive', () => {
  for (const { route, document, html } of builtPages()) {
    const target = document.querySelector('head link[rel=expect][blocking=render]')?.getAttribute('href') ?? '';
    expect.soft(document.querySelector(`header ${target || 'none'}`)?.tagName, route).toBe('NAV');
    expect.soft(html.indexOf('rel="expect"'), route).toBeLessThan(html.indexOf('<style'));
  }
});

test('no page requests anything that blocks rendering', () => {
  for (const { route, document, html } of builtPages()) {
    expect.soft(document.querySelectorAll('link[rel~=stylesheet]').length, `${route}: style sheets`).toBe(0);
    const blocking = document
      .querySelectorAll('script[src]')
      .filter(
        (script) => script.getAttribute('type') !== 'module' && !('async' in script.attrs || 'defer' in script.attrs),
      );
    expect.soft(blocking.map(String), `${route}: blocking scripts`).toEqual([]);
    expect.soft(html.includes('@import'), `${route}: @import`).toBe(false);
  }
});
