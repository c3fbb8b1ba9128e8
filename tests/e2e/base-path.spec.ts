import { rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';
import { BASE_PATH, MANY_ITEMS } from '../support/variants.ts';

// tests/site checks the links of this build; here a browser follows them.

test.use({ variant: 'base' });

test('finds every file of the blog below a base path', async ({ page, feed }) => {
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
