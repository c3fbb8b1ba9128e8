import type { BrowserContextOptions, Page } from 'playwright';
import { rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';

// Nothing that a visitor reads depends on the browser's language, its time zone or the year, whether built or rendered by a script.

const AT_HOME: BrowserContextOptions = { locale: 'en-US', timezoneId: 'America/New_York' };
const ELSEWHERE: readonly [name: string, context: BrowserContextOptions][] = [
  ['in Arabic, where it is already tomorrow', { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' }],
  ['in Japanese, where it is still yesterday', { locale: 'ja-JP', timezoneId: 'Pacific/Pago_Pago' }],
];
test.use({ variant: 'connected' });

const TEN_YEARS = 10 * 365.25 * 24 * 60 * 60 * 1000;

/** Reads a page's text after hydration, and the blog's after its feed has brought a new post. */
async function readMain(page: Page, route: string): Promise<string> {
  await page.goto(route);
  if (route === '/blog/') await expect(page.getByRole('heading', { name: 'Fresh' })).toBeVisible();
  await page.mouse.move(200, 200);
  return page.locator('main').innerText();
}

for (const [name, context] of ELSEWHERE) {
  test(`shows the same text in ten years, ${name}`, async ({ browser, baseURL, feed }) => {
    feed.serve({ body: rss([{ title: 'Fresh', content: '<p>New.</p>', pubDate: 'Fri, 20 Nov 2026 00:30:00 +0000' }]) });
    const [home, away] = await Promise.all(
      [AT_HOME, context].map(async (options) => (await browser.newContext({ ...options, baseURL })).newPage()),
    );
    if (!home || !away) throw new Error('no page');
    await away.clock.setFixedTime(Date.now() + TEN_YEARS);
    for (const route of ['/blog/', '/events/', '/momento-council/', '/dashboard/'])
      expect(await readMain(away, route), route).toBe(await readMain(home, route));
  });
}
