import { content } from '../../src/data/content.ts';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

const { labels, notFound: words } = content;

// Any other path.

test('says so, links to the home page, logs the path and is not indexed', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words.code} ${words.title}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words.code);
});

test('requests no feed and no script if the path isn’t a post', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => /\.js$|fetch-blog-rss/.test(request.url()) && requests.push(request.url()));
  await page.goto('/no/such/page');
  await waitForIdle(page);
  expect(requests).toEqual([]);
});

test('redirects an address that can’t be decoded to the blog', async ({ page }) => {
  const response = await page.goto('/blog/%ff');
  expect(response?.status()).toBe(404);
  await page.waitForURL('/blog/');
  await expect(page.locator('.post-card a').first()).toBeVisible();
});

test('redirects an unknown post to the blog without requesting the site’s own feed', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => /\.js$|fetch-blog-rss/.test(request.url()) && requests.push(request.url()));
  await page.goto('/blog/no-such-post/');
  await page.waitForURL('/blog/');
  await waitForIdle(page);
  await page.locator('.post-card a').first().click();
  await waitForIdle(page);
  expect(requests).toEqual([]);
});

test('/centered-heading-with-contact-form redirects to /contact and keeps query and fragment', async ({ page }) => {
  await page.goto('/torque/');
  await page.goto('/centered-heading-with-contact-form/?utm_source=a%20b&x=1#call-to-action');
  await expect(page).toHaveURL('/contact/?utm_source=a%20b&x=1#call-to-action');
  await page.goBack();
  await expect(page).toHaveURL('/torque/');
});

test('says so without JavaScript, for a post too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/blog/no-such-post/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words.code} ${words.title}`);
  const main = page.getByRole('main');
  for (const href of ['/', '/services/', '/contact/']) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  await expect(main.getByRole('link', { name: labels.blog })).toBeVisible();
  await page.close();
});
