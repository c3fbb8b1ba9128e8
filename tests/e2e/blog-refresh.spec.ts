import { longDay } from '../../src/lib/day.ts';
import { words } from '../../src/locale.ts';
import { content } from '../../src/data/content.ts';
import { FEED_KEY, FEED_PATH, type FeedServer } from '../support/feed-server.ts';
import { type ItemFixture, rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';
import { ITEMS, NEW_POST } from '../support/variants.ts';

const { labels, notFound } = content;

// The blog on a real feed: built from it, refreshed from it, and readable if it fails.

test.use({ variant: 'connected' });

/** Holds a feed back. Returns how to let it through. */
function hold(feed: FeedServer, items: readonly ItemFixture[]): () => void {
  let letThrough = () => {};
  feed.serve({ body: rss(items), until: new Promise<void>((resolve) => (letThrough = resolve)) });
  return () => letThrough();
}

test.beforeEach(({ feed }) => {
  feed.requests.length = 0;
  feed.serve({ body: rss(ITEMS) });
});

test('an unchanged feed costs one request and no script', async ({ page, feed }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const refreshed = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith(FEED_PATH),
  );
  await page.goto('/blog/');
  await (await refreshed).finished();
  await waitForIdle(page);
  await expect(page.locator('.post-card a')).toHaveCount(6);
  expect(feed.requests).toEqual([{ method: 'GET', authorization: `Bearer ${FEED_KEY}` }]);
  expect(scripts).toEqual([]);
});

test('adds a newer post to the prerendered list, without an announcement, which would interrupt reading', async ({
  page,
  feed,
}) => {
  const letThrough = hold(feed, [NEW_POST, ...ITEMS]);
  await page.goto('/blog/');
  await expect(page.getByRole('heading', { name: 'Post number 6' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Fresh from the press' })).toBeVisible();
  await expect(page.locator('.post-card a')).toHaveCount(7);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  expect(feed.requests).toHaveLength(1);
});

test.describe('in a browser on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('posts keep the days of the site’s time zone', async ({ page, feed }) => {
    const evening = { ...NEW_POST, pubDate: 'Sat, 21 Nov 2026 01:00:00 GMT' };
    const letThrough = hold(feed, [evening, { ...ITEMS[0], content: '<p>Corrected.</p>' }, ...ITEMS.slice(1)]);
    const day = new Date(evening.pubDate).toLocaleDateString('sv-SE', { timeZone: content.site.timeZone });
    const days = page.locator('.post-card time');
    await page.goto('/blog/');
    const built = await days.allTextContents();
    letThrough();
    await expect(days).toHaveText([longDay(day), ...built]);
  });
});

test('shows a newer post at its address, after a loading message', async ({ page, feed }) => {
  const letThrough = hold(feed, [NEW_POST, ...ITEMS]);
  await page.goto('/blog/fresh-from-the-press/');
  await expect(page.getByText(words.loadingPost)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh from the press' })).toBeVisible();
  await expect(page.getByText('Written after the build.')).toBeVisible();
  await expect(page).toHaveTitle(/^Fresh from the press \| /);
  await expect(page.locator('#newsletter')).toBeVisible();
  const meeting = page.getByRole('main').getByRole('link', { name: labels.bookMeeting });
  await expect(meeting).toBeVisible();
  const [end, footer] = await Promise.all([meeting.boundingBox(), page.locator('body > footer').boundingBox()]);
  expect((footer?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)).toBeGreaterThanOrEqual(40);
});

test('redirects an unknown post to the blog, without an entry in the history', async ({ page }) => {
  await page.goto('/');
  await page.goto('/blog/no-such-post/');
  await page.waitForURL('/blog/');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('loads a newer post at a second attempt if its code failed', async ({ page, feed }) => {
  feed.serve({ body: rss([NEW_POST, ...ITEMS]) });
  await page.route('**/_astro/BlogPost*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/blog/fresh-from-the-press/');
  await page.getByRole('alert').getByRole('button', { name: notFound.late.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh from the press' })).toBeVisible();
});

test('a list retries a failed feed at the next click', async ({ page, feed }) => {
  feed.serve({ body: 'no', status: 500 });
  const warned = page.waitForEvent('console', (message) => message.text().includes('could not be refreshed'));
  await page.goto('/blog/');
  await warned;
  feed.serve({ body: rss([NEW_POST, ...ITEMS]) });
  await page.locator('h1').click();
  await expect(page.getByRole('heading', { name: 'Fresh from the press' })).toBeVisible();
});

test('updates a changed post', async ({ page, feed }) => {
  feed.serve({ body: rss([{ ...ITEMS[0], content: '<p>Corrected.</p>' }, ...ITEMS.slice(1)]) });
  await page.goto('/blog/post-number-6/');
  await expect(page.getByText('Corrected.')).toBeVisible();
  await expect(page.getByText('The body of post number 6.')).toBeHidden();
});

test('keeps a post that has left the feed', async ({ page, feed }) => {
  feed.serve({ body: rss(ITEMS.slice(0, 3)) });
  const refreshed = page.waitForResponse((response) => response.url().endsWith(FEED_PATH));
  const island = page.waitForRequest(/BlogPost/);
  await page.goto('/blog/post-number-1/');
  await (await refreshed).finished();
  await island;
  await waitForIdle(page);
  await expect(page.getByText('The body of post number 1.')).toBeVisible();
  await expect(page).toHaveURL('/blog/post-number-1/');
});

for (const [what, behavior, problem] of [
  ['fails', { body: 'no', status: 500 }, ''],
  ['is cut off', { body: rss(ITEMS), cutAt: 0.5 }, ''],
  ['has no items', { body: rss([]) }, 'has no items'],
] as const) {
  test(`a feed that ${what} keeps the page, and logs the problem`, async ({ page, feed }) => {
    feed.serve(behavior);
    const warned = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && message.text().includes(problem),
    );
    await page.goto('/blog/');
    expect((await warned).text()).not.toBe('');
    await expect(page.locator('.post-card a')).toHaveCount(6);
  });
}
