import type { Page } from 'playwright';
import { FONT_BUDGET } from '../../../src/launch/font-weight.ts';
import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';
import { untilIdle } from '../../support/until-idle.ts';

// Promises 1, 2, 3 and 7, as far as only a browser can tell. What the files alone tell is read in tests/site. That no page
// violates its policy and none logs an error is watched by every browser test (support/test.ts).

const EVERYTHING = 80_000;
const REQUESTS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

// What moves as a page is reached must move nothing else.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Loaded {
  url: string;
  type: string;
  size: number;
}

for (const { route, document } of samplePages()) {
  test.describe('on a phone', () => {
    test.use(PHONE);

    test(`${route} shows its words first, loads little, no script, moves nothing, and stays within its policy to its end`, async ({
      page,
    }) => {
      const requests = watchRequests(page);
      const shifts = await loadHtmlFirst(page, route);
      const loaded = await requests();
      const report = JSON.stringify(loaded, null, 1);
      const fonts = loaded.filter(({ type }) => type === 'font');
      expect.soft(loaded.filter(({ type }) => type === 'script')).toEqual([]);
      expect.soft(total(fonts), report).toBeLessThanOrEqual(FONT_BUDGET);
      expect.soft(fonts.length, 'preloaded fonts').toBe(document.querySelectorAll('link[rel=preload][as=font]').length);
      expect.soft(total(loaded), report).toBeLessThanOrEqual(EVERYTHING);
      expect.soft(loaded.length, report).toBeLessThanOrEqual(REQUESTS);
      expect.soft(shifts, 'layout shifts').toEqual([]);
      await scrollToEnd(page);
    });
  });

  test.describe('on a desktop', () => {
    test.use(DESKTOP);

    test(`${route} shows its words first, and never moves what is on the screen when the rest comes late`, async ({
      page,
    }) => {
      expect(await loadHtmlFirst(page, route)).toEqual([]);
    });
  });
}

/**
 * What the page itself loads. Not counted: an embed below the fold, which loads when it is reached, and the tab's icon, which
 * the browser asks for when it likes, once a site.
 */
function watchRequests(page: Page): () => Promise<Loaded[]> {
  const finished: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    if (request.frame() !== page.mainFrame() || request.url().endsWith('/icon.svg')) return;
    const sizes = request.sizes();
    finished.push(sizes.then((s) => ({ url: request.url(), type: request.resourceType(), size: s.responseBodySize })));
  });
  return () => Promise.all(finished);
}

/** Loads a page of which all but the HTML arrives only once it has shown its first words; gives the layout shifts. */
async function loadHtmlFirst(page: Page, route: string): Promise<string[]> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*', async (request) => {
    if (request.request().resourceType() !== 'document') await held;
    await request.continue();
  });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
        shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  await expect(page.locator('h1').first()).toBeInViewport();
  letThrough();
  await untilIdle(page);
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await untilIdle(page);
}

function total(list: readonly Loaded[]): number {
  return list.reduce((sum, { size }) => sum + size, 0);
}
