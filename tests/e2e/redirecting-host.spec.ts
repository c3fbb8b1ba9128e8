import { expect, test } from '../support/test.ts';

// Many hosts (Apache, Netlify, GitHub Pages, Python's server) redirect /blog to /blog/. The site must work the same there.

test.use({ addsSlash: true });

test('shows the same site on a host that adds slashes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog');
  await expect(page).toHaveURL('/blog/');
  await expect(page.locator('#site-menu').locator('[aria-current="page"]')).toHaveAttribute('href', '/blog/');
  await page.locator('.post-card a').first().click();
  await expect(page.locator('article a[href="/blog/"]')).toBeVisible();
  await page.goto('/blog/no-such-post/');
  await page.waitForURL('/blog/');
});

test('shows a post newer than the build at an address with a slash', async ({ page }) => {
  const item = '<item><title>Just out</title><description>Brand new words.</description></item>';
  await page.route('**/fetch-blog-rss', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ body: (await response.text()).replace('<item>', `${item}<item>`) });
  });
  await page.goto('/blog/just-out/');
  await expect(page.getByText('Brand new words.')).toBeVisible();
});
