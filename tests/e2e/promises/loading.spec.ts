import type { Page } from 'playwright';
import { FONT_BUDGET } from '../../../src/commands/font-budget.ts';
import { isSampleSite } from '../../support/settings.ts';
import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';
import { waitForIdle } from '../../support/wait-for-idle.ts';

// Promises 1, 2, 3 and 7, the part that needs a browser; tests/site checks the built files. Every browser test also fails on a
// policy violation or a console error (support/test.ts).

const EVERYTHING = 80_000;
const REQUESTS = 5;
/** An owner's words and typefaces may break lines elsewhere in the fallback; up to 0.1 counts as good. */
const MOST_SHIFT = isSampleSite() ? 0 : 0.1;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESKTOP = { width: 1280, height: 800 };

// With motion on, because an animation must not shift the layout.
test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

interface Loaded {
  url: string;
  type: string;
  size: number;
}

for (const { route, document } of samplePages()) {
  test(`${route} paints text first, stays within its budgets, requests no script, and never shifts its layout`, async ({
    page,
  }) => {
    const readRequests = watchRequests(page);
    expect.soft(await loadHtmlFirst(page, route), 'layout shifts on a phone').toEqual([]);
    const loaded = await readRequests();
    const report = JSON.stringify(loaded, null, 1);
    // An owner's logo and pictures, and letters beyond those of Western Europe, come on top.
    const own = loaded.filter(({ type, url }) => type !== 'image' && !url.includes('-ext.'));
    const fonts = own.filter(({ type }) => type === 'font');
    expect.soft(loaded.filter(({ type }) => type === 'script')).toEqual([]);
    expect.soft(sumSizes(fonts), report).toBeLessThanOrEqual(FONT_BUDGET);
    expect
      .soft(fonts.length, 'preloaded fonts')
      .toBe(document.querySelectorAll('link[rel=preload][as=font]:not([href*="-ext."])').length);
    expect.soft(sumSizes(own), report).toBeLessThanOrEqual(EVERYTHING);
    expect.soft(own.length, report).toBeLessThanOrEqual(REQUESTS);
    await scrollToEnd(page);

    await page.setViewportSize(DESKTOP);
    expect.soft(await loadHtmlFirst(page, route), 'layout shifts on a desktop').toEqual([]);
  });
}

/**
 * Records what the page itself loads. Leaves out embeds, which load near the viewport, and the tab's icon, which the browser
 * requests once per site, at any time.
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

/** Loads a page, delays everything but the HTML until the first paint, and returns the layout shifts. */
async function loadHtmlFirst(page: Page, route: string): Promise<string[]> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  // A route also turns the cache off, so that a second load requests everything again.
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/*', async (request) => {
    if (request.request().resourceType() !== 'document') await held;
    await request.continue();
  });
  await page.addInitScript((most) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
        // Chromium reports a sticky bar's ::before, which has no node, when the page below grows; it stays where it was.
        if (sources.every(({ node }) => !node) || value <= most) continue;
        shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, MOST_SHIFT);
  await page.goto(route, { waitUntil: 'commit' }); // an owner’s deferred script delays the rest
  await waitForPaint(page);
  await expect(page.locator('main :is(section, article)').first()).toBeInViewport();
  letThrough();
  await waitForIdle(page);
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await waitForIdle(page);
}

function sumSizes(list: readonly Loaded[]): number {
  return list.reduce((sum, { size }) => sum + size, 0);
}
