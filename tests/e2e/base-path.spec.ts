import { rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';
import { BASE_PATH, MANY_ITEMS } from '../support/variants.ts';

// What the files of this build link to is read in tests/site; here it is walked.

test.use({ variant: 'base' });

test('below a base path the blog is walked without a missing file', async ({ page, feed }) => {
  feed.serve({ body: rss(MANY_ITEMS) });
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await page.goto(`${BASE_PATH}/`);
  await page.locator(`.site-header a[href="${BASE_PATH}/blog/"]`).first().click();
  await page.locator('.post-card a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(`${BASE_PATH}/blog/`);
  await page.waitForLoadState('load');
  expect(missing).toEqual([]);
  await page.goto(`${BASE_PATH}/blog/no-such-post`);
  await page.waitForURL(`${BASE_PATH}/blog/`);
});
