import { rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';

// Many hosts (Apache, Netlify, GitHub Pages, Python's server) redirect /blog to /blog/. The site must work the same there.

test.use({ addsSlash: true });

test('shows the same site on a host that adds trailing slashes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog');
  await expect(page).toHaveURL('/blog/');
  await expect(page.locator('#site-menu').locator('[aria-current="page"]')).toHaveAttribute('href', '/blog/');
  await page.locator('.post-card a').first().click();
  await expect(page.locator('article a[href="/blog/"]')).toBeVisible();
});

test.describe('with a remote feed', () => {
  test.use({ variant: 'connected' });

  test('shows a post newer than the build, with a slash and without', async ({ page, feed }) => {
    feed.serve({ body: rss([{ title: 'Just out', content: '<p>Brand new words.</p>' }]) });
    for (const address of ['/blog/just-out/', '/blog/just-out']) {
      await page.goto(address);
      await expect(page.getByText('Brand new words.')).toBeVisible();
    }
  });
});
