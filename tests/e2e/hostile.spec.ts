import { expect, type Page, test } from 'playwright/test';
import { build, type Rollup } from 'vite';
import type { attacks, Outcome } from '../support/hostile/in-a-page.ts';

// The payloads and feeds of tests/unit/hostile.test.ts, in a real browser without the site's policy, so that only the sanitizer
// protects the page.

declare global {
  var hostile: { attacks: typeof attacks };
}

let script = '';

test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/support/hostile/in-a-page.ts', formats: ['iife'], name: 'hostile' },
    },
  });
  const [{ output }] = result as [Rollup.RollupOutput];
  script = output[0].code;
});

for (const [name, least] of [
  ['payloads', 400],
  ['feeds', 60],
] as const) {
  test(`sanitizes at least ${least} hostile ${name} and keeps their prose`, async ({ page }) => {
    const { tried, ran, faults } = await attackIn(page, name);
    expect(tried).toBeGreaterThanOrEqual(least);
    expect(ran).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('most payloads run unsanitized', async ({ page }) => {
  expect((await attackIn(page, 'raw')).ran.length).toBeGreaterThan(100);
});

/** Attacks a page that has no policy and reaches no host. */
async function attackIn(page: Page, name: keyof typeof attacks): Promise<Outcome> {
  const address = 'http://hostile.test/';
  await page.route('**', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A page</title>' })
      : route.abort(),
  );
  await page.goto(address);
  await page.addScriptTag({ content: script });
  return page.evaluate((which) => hostile.attacks[which](), name);
}
