import { rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';
import { BASE_PATH, MANY_ITEMS } from '../support/variants.ts';

// The blog's archive, from 20 posts on.

test.use({ variant: 'base' });

test('finds posts by their words, and loads the index only when the field is touched', async ({ page, feed }) => {
  feed.serve({ body: rss(MANY_ITEMS) });
  const loaded: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => request.url().includes('/pagefind/') && loaded.push(request.url()));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  await page.goto(`${BASE_PATH}/blog/`);
  await page.locator('a[href$="#search"]').click();
  const field = page.getByRole('searchbox');
  const listed = page.locator('main ul a[href*="/blog/post-"]');
  await expect(listed.nth(30)).toBeVisible();
  expect(loaded).toEqual([]);

  await field.fill('number 77');
  const found = page.locator('search a');
  await expect(found.first()).toHaveAttribute('href', `${BASE_PATH}/blog/post-number-77/`);
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await expect(listed.filter({ visible: true }).nth(20)).toBeHidden();

  await field.fill('');
  await expect(found).toHaveCount(0);
  await expect(listed.nth(30)).toBeVisible();
  expect(problems).toEqual([]);
});
