import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

// Promise 1: one round trip to first paint. The bytes of every page are counted in tests/site.

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
