import { builtPages, firstScreen, samplePages } from '../../support/built-site.ts';
import { brotli } from '../../support/static-server.ts';
import { expect, test } from '../../support/test.ts';

// Promise 1: one round trip to first paint.

const FIRST_FLIGHT = 14_600;
const WHOLE_PAGE = 24_000;

test('the first screen of every page fits the first flight of packets, the whole page its limit', () => {
  const rows = builtPages().map(({ route, html }) => {
    const inline = Array.from(html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g), ([, code]) => code);
    return {
      page: route,
      'first screen': brotli(firstScreen(html)).length,
      'whole page': brotli(html).length,
      'inline scripts': brotli(inline.join('')).length,
    };
  });
  console.table(rows);
  for (const row of rows) {
    expect.soft(row['first screen'], `${row.page}: first screen`).toBeLessThanOrEqual(FIRST_FLIGHT);
    expect.soft(row['whole page'], `${row.page}: whole page`).toBeLessThanOrEqual(WHOLE_PAGE);
  }
});

for (const { route, html } of builtPages()) {
  test(`${route} asks for nothing that blocks its rendering`, () => {
    expect(html).not.toMatch(/<link[^>]+rel="?stylesheet/);
    expect(html).not.toMatch(/<script(?![^>]*\b(type="module"|async|defer))[^>]*\bsrc=/);
    expect(html).not.toMatch(/@import/);
  });
}

for (const { route } of samplePages()) {
  test(`${route} shows its first words with nothing but its HTML`, async ({ page }) => {
    await page.route('**/*', (request) =>
      request.request().resourceType() === 'document' ? request.continue() : request.abort(),
    );
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.locator('h1').first()).toBeInViewport();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  });
}
