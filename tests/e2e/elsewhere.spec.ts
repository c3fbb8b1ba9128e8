import type { BrowserContextOptions, Page } from 'playwright';
import { rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';

// Another language of the browser, another time zone and another year change nothing that a visitor reads: not in what the
// page brought, nor in what its scripts write anew.

const AT_HOME: BrowserContextOptions = { locale: 'en-US', timezoneId: 'America/New_York' };
const ELSEWHERE: readonly [where: string, context: BrowserContextOptions][] = [
  ['where it is tomorrow already, in Arabic', { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' }],
  ['where it is yesterday still, in Japanese', { locale: 'ja-JP', timezoneId: 'Pacific/Pago_Pago' }],
];
const TEN_YEARS = 10 * 365.25 * 24 * 60 * 60 * 1000;

/** What a page says once its scripts run; the blog's, after a feed that has moved on. */
async function said(page: Page, route: string): Promise<string> {
  await page.route('**/fetch-blog-rss', (request) =>
    request.fulfill({
      contentType: 'application/rss+xml',
      body: rss([{ title: 'Fresh', content: '<p>New.</p>', pubDate: 'Fri, 20 Nov 2026 00:30:00 +0000' }]),
    }),
  );
  await page.goto(route);
  if (route === '/blog/') await expect(page.getByRole('heading', { name: 'Fresh' })).toBeVisible();
  await page.locator('main h1').hover();
  return page.locator('main').innerText();
}

for (const [where, context] of ELSEWHERE) {
  test(`pages read ten years on as they do today, ${where}`, async ({ browser, baseURL }) => {
    const [home, away] = await Promise.all(
      [AT_HOME, context].map(async (options) => (await browser.newContext({ ...options, baseURL })).newPage()),
    );
    if (!home || !away) throw new Error('no page');
    await away.clock.setFixedTime(Date.now() + TEN_YEARS);
    for (const route of ['/blog/', '/events/', '/momento-council/', '/dashboard/'])
      expect(await said(away, route), route).toBe(await said(home, route));
  });
}
