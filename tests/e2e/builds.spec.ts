import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildSite, copyOfProject } from '../support/build-site.ts';
import { FEED_KEY, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { brotli, startStaticServer } from '../support/static-server.ts';
import { expect, test } from '../support/test.ts';

// What a build does with input that is bad, missing or unusual.

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** The sentence a failed build ends with: one line, and no stack trace behind it. */
function lastWords(output: string): string {
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim().split('\n').at(-1) ?? '';
}

test('a feed host that is not an origin stops the build in one sentence', async () => {
  const { code, output } = await buildSite('bad', { PUBLIC_FEED_HOST: 'https://feed.example.com/functions/v1' });
  expect(code).toBe(1);
  expect(lastWords(output)).toMatch(/^environment: PUBLIC_FEED_HOST must be an origin .+\.$/);
});

test('a bad value in the config and an incomplete post stop the build and are named', async () => {
  const project = await copyOfProject();
  const config = join(project, 'src/site.config.ts');
  const original = readFileSync(config, 'utf8');

  await writeFile(config, original.replace(/(emails: \{[\s\S]*?contact: )[^\n]+/, "$1'hello@example',"));
  const email = await buildSite('bad', {}, project);
  expect(email.code).toBe(1);
  expect(lastWords(email.output)).toBe(
    'src/site.config.ts: emails.contact is not an e-mail address (got "hello@example").',
  );

  await writeFile(config, original.replace(/(scheduling: )[^\n]+/, "$1'meet.example.com/us',"));
  const link = await buildSite('bad', {}, project);
  expect(link.code).toBe(1);
  expect(lastWords(link.output)).toContain('links.scheduling must be a link that starts with https:// or http://');

  await writeFile(config, original);
  await writeFile(
    join(project, 'src/content/posts/unfinished.md'),
    '---\ntitle: Unfinished\ndate: 2026-01-01\n---\nText.\n',
  );
  const post = await buildSite('bad', {}, project);
  expect(post.code).toBe(1);
  expect(post.output).toMatch(/unfinished[\s\S]*description/);
  await rm(project, { recursive: true });
});

test('a feed that can’t be read stops the build in one sentence; FEED_OPTIONAL empties the blog instead', async ({
  page,
  problems,
}) => {
  const feed = await startFeedServer({ body: '<!DOCTYPE html><title>Login</title>' });
  const env = { PUBLIC_FEED_HOST: feed.host, PUBLIC_FEED_KEY: FEED_KEY };

  const html = await buildSite('bad', env);
  expect(html.code).toBe(1);
  expect(lastWords(html.output)).toContain('The blog feed’s address answers with something that is not an RSS feed');

  feed.serve({ body: rss(plainItems(3)).slice(0, -100) });
  const broken = await buildSite('bad', env);
  expect(broken.code).toBe(1);
  expect(lastWords(broken.output)).toContain('The blog feed is broken XML: it ends before its elements are closed;');

  const refused = await buildSite('bad', { ...env, PUBLIC_FEED_KEY: 'wrong' });
  expect(refused.code).toBe(1);
  expect(lastWords(refused.output)).toContain('The blog feed refuses the key');

  feed.serve({ body: '', status: 500 });
  const empty = await buildSite('empty', { ...env, FEED_OPTIONAL: 'true' });
  expect(empty.code, empty.output).toBe(0);
  expect(feed.requests.length).toBeGreaterThanOrEqual(6);

  const site = await startStaticServer(empty.root);
  let letThrough = () => {};
  const held = () => new Promise<void>((resolve) => (letThrough = resolve));
  feed.serve({ body: '', status: 500, until: held() });
  await page.goto(`${site.origin}/blog`);
  await expect(page.getByText('Loading latest insights...')).toBeVisible();
  letThrough();
  await expect(page.getByText('No posts available at the moment.')).toBeVisible();

  feed.serve({ body: rss([]) });
  await page.reload();
  await expect(page.getByText('No posts available at the moment.')).toBeVisible();

  feed.serve({ body: rss(plainItems(2)) });
  await page.reload();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(2);
  expect(problems).toEqual([]);
  await site.close();
  await feed.close();
});

test('a long feed is built whole, within the budget of a page, its pictures served by the site', async () => {
  const feed = await startFeedServer({ body: '' });
  const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a4491b' } })
    .png()
    .toBuffer();
  feed.file('/photo.png', 'image/png', photo);
  const items = plainItems(150);
  items[0] = {
    ...items[0],
    content: `<p>Look.</p><img src="${feed.host}/photo.png"><img src="${feed.host}/missing.png">`,
  };
  feed.serve({ body: rss(items) });
  const { code, output, root } = await buildSite('long', { PUBLIC_FEED_HOST: feed.host, PUBLIC_FEED_KEY: FEED_KEY });
  expect(code, output).toBe(0);
  expect(readdirSync(join(root, 'blog')).filter((name) => name.startsWith('post-number-'))).toHaveLength(150);
  const pages = readdirSync(join(root, 'blog/page')).map((page) => `blog/page/${page}`);
  const years = readdirSync(join(root, 'blog/archive')).map((year) => `blog/archive/${year}`);
  const read = (page: string) => readFileSync(join(root, page, 'index.html'), 'utf8');
  expect(['blog', ...pages].flatMap((page) => read(page).match(/>Read More/g) ?? [])).toHaveLength(150);
  for (const page of ['blog', ...pages, ...years]) expect(brotli(read(page)).length, page).toBeLessThanOrEqual(20_000);
  // Every post in two clicks: the blog leads to each year, a year to each of its posts.
  for (const year of years) expect(read('blog')).toContain(`href="/${year}/"`);
  const titles = years.flatMap((year) => read(year).match(/href="\/blog\/post-number-\d+\/"/g) ?? []);
  expect(new Set(titles).size).toBe(150);

  const post = readFileSync(join(root, 'blog/post-number-150/index.html'), 'utf8');
  const [, picture = ''] = /src="(\/pictures\/[^"]+\.webp)"[^>]* width="1200" height="600"/.exec(post) ?? [];
  expect((await sharp(join(root, picture)).metadata()).width).toBe(1200);
  for (const width of [480, 800, 1200]) expect(post).toMatch(new RegExp(`/pictures/[^ "]+-${width}\\.webp ${width}w`));
  expect(post).toContain(`src="https:${feed.host.slice('http:'.length)}/missing.png"`);
  await feed.close();
});
