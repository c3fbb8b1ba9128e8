import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

// Promise 3: fonts, layout shift, pictures, and everything that comes before interaction.

const FONTS = 44_000;
const EVERYTHING = 80_000;
const REQUESTS = 5;
const PHONE = { width: 390, height: 844 };

for (const { route, html } of samplePages()) {
  test(`${route} brings at most ${EVERYTHING / 1000} KB in ${REQUESTS} requests before interaction`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2 });
    const bytes: { url: string; type: string; size: number }[] = [];
    page.on('requestfinished', async (request) => {
      if (request.frame() !== page.mainFrame()) return; // an embed below the fold loads when it is reached
      const { responseBodySize: size } = await request.sizes();
      bytes.push({ url: request.url(), type: request.resourceType(), size });
    });
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    await response?.finished();
    const total = (list: typeof bytes) => list.reduce((sum, { size }) => sum + size, 0);
    const report = JSON.stringify(bytes, null, 1);
    expect(total(bytes.filter(({ type }) => type === 'font')), report).toBeLessThanOrEqual(FONTS);
    expect(html.match(/rel="preload"[^>]+as="font"/g)?.length, 'preloaded fonts').toBe(
      bytes.filter(({ type }) => type === 'font').length,
    );
    expect(total(bytes), report).toBeLessThanOrEqual(EVERYTHING);
    expect(bytes.length, report).toBeLessThanOrEqual(REQUESTS);
    await page.close();
  });

  test(`${route} never moves what is on the screen, not even when its fonts come late`, async ({ browser }) => {
    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      const page = await browser.newPage({ viewport });
      let letFontsThrough = () => {};
      const held = new Promise<void>((resolve) => (letFontsThrough = resolve));
      await page.route('**/*.woff2', async (request) => {
        await held;
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
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      letFontsThrough();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(shifts, `${viewport.width} px`).toEqual([]);
      await page.close();
    }
  });
}
