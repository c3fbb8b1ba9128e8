import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../support/build-site.ts';
import { FEED_KEY, type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { type ItemFixture, plainItems, rss } from '../support/feeds.ts';
import { type StaticServer, startStaticServer } from '../support/static-server.ts';
import { expect, test } from '../support/test.ts';

// The blog on a real feed: built from it, refreshed from it, and readable whatever becomes of it.

test.describe.configure({ mode: 'serial' });

const ITEMS = plainItems(6);
const NEW_POST: ItemFixture = {
  title: 'Fresh from the press',
  link: 'https://news.example.com/fresh',
  pubDate: 'Fri, 20 Nov 2026 08:00:00 GMT',
  content: '<p>Written after the build.</p><h2>Why</h2><p>To be read at once.</p>',
};

let feed: FeedServer;
let site: StaticServer;
let root: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  feed = await startFeedServer({ body: rss(ITEMS), failures: 1 });
  const build = await buildSite('feed', { PUBLIC_FEED_HOST: feed.host, PUBLIC_FEED_KEY: FEED_KEY });
  expect(build.code, build.output).toBe(0);
  ({ root } = build);
  site = await startStaticServer(root);
});
test.afterAll(async () => {
  await site?.close();
  await feed?.close();
});
test.beforeEach(() => {
  feed.requests.length = 0;
  feed.serve({ body: rss(ITEMS) });
});

test('the build asks with the key, again after a stumble, and makes a page of every item', () => {
  expect(existsSync(join(root, 'blog/post-number-1/index.html'))).toBe(true);
  const list = readFileSync(join(root, 'blog/index.html'), 'utf8');
  for (const { title } of ITEMS) expect(list).toContain(title);
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain('Post number 6');
});

test('a feed that has not moved on costs one request and no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`${site.origin}/blog`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(6);
  expect(feed.requests.filter(({ method }) => method === 'GET')).toEqual([
    { method: 'GET', authorization: `Bearer ${FEED_KEY}` },
  ]);
  expect(scripts).toEqual([]);
});

test('a post newer than the build appears in the list behind the prerendered ones', async ({ page }) => {
  let letThrough = () => {};
  feed.serve({ body: rss([NEW_POST, ...ITEMS]), until: new Promise<void>((resolve) => (letThrough = resolve)) });
  await page.goto(`${site.origin}/blog`);
  await expect(page.getByRole('heading', { name: 'Post number 6' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Fresh from the press' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(7);
  expect(feed.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

test('its address shows it through the 404 page, loading first', async ({ page }) => {
  let letThrough = () => {};
  feed.serve({ body: rss([NEW_POST, ...ITEMS]), until: new Promise<void>((resolve) => (letThrough = resolve)) });
  await page.goto(`${site.origin}/blog/fresh-from-the-press`);
  await expect(page.getByText('Loading article...')).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh from the press' })).toBeVisible();
  await expect(page.getByText('Written after the build.')).toBeVisible();
  await expect(page).toHaveTitle(/^Fresh from the press \| /);
});

test('an unknown post leads to the blog and leaves no trace in the history', async ({ page }) => {
  await page.goto(`${site.origin}/`);
  await page.goto(`${site.origin}/blog/no-such-post`);
  await page.waitForURL(`${site.origin}/blog`);
  await page.goBack();
  expect(page.url()).toBe(`${site.origin}/`);
});

test('a post that changed is brought up to date', async ({ page }) => {
  feed.serve({ body: rss([{ ...ITEMS[0], content: '<p>Corrected.</p>' }, ...ITEMS.slice(1)]) });
  await page.goto(`${site.origin}/blog/post-number-6`);
  await expect(page.getByText('Corrected.')).toBeVisible();
  await expect(page.getByText('The body of post number 6.')).toBeHidden();
});

test('a post that has left the feed stays readable', async ({ page }) => {
  feed.serve({ body: rss(ITEMS.slice(0, 3)) });
  await page.goto(`${site.origin}/blog/post-number-1`, { waitUntil: 'networkidle' });
  await expect(page.getByText('The body of post number 1.')).toBeVisible();
  expect(page.url()).toBe(`${site.origin}/blog/post-number-1`);
});

for (const [what, behaviour] of [
  ['fails', { body: 'no', status: 500 }],
  ['refuses', { body: 'no', status: 401 }],
  ['sends an HTML page', { body: '<!DOCTYPE html><title>Login</title>', type: 'text/html' }],
  ['is truncated', { body: rss(ITEMS).slice(0, -200) }],
  ['is cut off', { body: rss(ITEMS), cutAt: 0.5 }],
] as const) {
  test(`a feed that ${what} takes nothing away, and is logged`, async ({ page }) => {
    feed.serve(behaviour);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(`${site.origin}/blog`);
    expect((await warned).text()).not.toBe('');
    await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(6);
  });
}

test('a hostile body is shown as the prose it pretends to be', async ({ page }) => {
  const content =
    '<p>Harmless words.</p><script>window.stolen = 1</script><img src="x" onerror="window.stolen = 2"><svg onload="window.stolen = 3"></svg>' +
    '<a href="javascript:window.stolen = 4">click</a><style>body { display: none }</style><iframe src="https://evil.example.com/"></iframe>';
  feed.serve({ body: rss([{ title: 'Hostile', content }]) });
  await page.goto(`${site.origin}/blog/hostile`);
  await expect(page.getByText('Harmless words.')).toBeVisible();
  await expect(page.locator('.prose :is(script, iframe, style, svg, [onerror], [style])')).toHaveCount(0);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test('two thousand items leave a list that can be used', async ({ page }) => {
  feed.serve({ body: rss(plainItems(2000)) });
  await page.goto(`${site.origin}/blog`);
  await expect(page.getByRole('heading', { name: 'Post number 2000' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(60);
});

test('a feed in another encoding is read as it is written', async ({ page }) => {
  const xml = rss([{ title: 'ZZZ', content: '<p>x</p>' }]).replace('UTF-8', 'windows-1251');
  const privet = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];
  const [before = '', after = ''] = xml.split('ZZZ');
  feed.serve({ body: Uint8Array.from([...Buffer.from(before), ...privet, ...Buffer.from(after)]) });
  await page.goto(`${site.origin}/blog`);
  await expect(page.getByRole('heading', { name: 'Привет' })).toBeVisible();
});

test('without JavaScript the blog is all there', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/blog`);
  await page.getByRole('link', { name: /^Read More.*Post number 6$/ }).click();
  await expect(page.getByText('The body of post number 6.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.close();
});
