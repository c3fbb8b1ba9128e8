import { builtPages, samplePages } from '../../support/built-site.ts';
import { brotli } from '../../support/static-server.ts';
import { expect, test } from '../../support/test.ts';

// Promise 2: no JavaScript request before interaction. Islands that hydrate when idle load React only after first paint.

const INLINE_SCRIPTS = 2_500;

for (const { route, html } of builtPages()) {
  test(`${route} keeps its inline scripts small`, () => {
    const scripts = Array.from(
      html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
      ([, code]) => code,
    );
    expect(brotli(scripts.join('')).length).toBeLessThanOrEqual(INLINE_SCRIPTS);
  });
}

for (const { route, html } of samplePages()) {
  test(`${route} asks for no script by itself`, async ({ page }) => {
    const scripts: number[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(Date.now()));
    await page.goto(route, { waitUntil: 'networkidle' });
    if (!/client="idle"/.test(html)) {
      expect(scripts).toEqual([]);
      return;
    }
    const painted = await page.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    );
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.floor(painted));
  });
}
