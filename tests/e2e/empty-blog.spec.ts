import { words } from '../../src/locale.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';

// A site built while its feed could not be read, with FEED_OPTIONAL: the browser asks again.

test.use({ variant: 'empty' });

test(
  'an empty blog waits for its feed, says if it has no posts, and shows new ones',
  { tag: '@nightly' },
  async ({ page, feed }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    feed.serve({ body: '', status: 500, until: held });
    await page.goto('/blog/');
    await expect(page.getByText(words.loadingPosts)).toBeVisible();
    letThrough();
    await expect(page.getByText(words.noPosts)).toBeVisible();

    feed.serve({ body: rss([]) });
    await page.reload();
    await expect(page.getByText(words.noPosts)).toBeVisible();

    // A second visit: within one visit, a feed without a validator is downloaded only once.
    feed.serve({ body: rss(plainItems(2)) });
    const later = await page.context().newPage();
    await later.goto('/blog/');
    await expect(later.locator('.post-card a')).toHaveCount(2);
  },
);
