import '../../support/american.ts';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { LoaderContext } from 'astro/loaders';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mergeFeeds } from '../../../src/features/blog/pipeline.ts';
import { type BuiltPost, makePosts } from '../../../src/features/blog/posts/make-posts.ts';
import { markdownLoader } from '../../../src/features/blog/posts/markdown-loader.ts';
import { type OwnEntry, ownItems, unpublishedReason } from '../../../src/features/blog/posts/own-posts.ts';
import { postSchema } from '../../../src/features/blog/posts/post-schema.ts';
import { captions, fullLinks } from '../../../src/features/blog/posts/rehype-plugins.ts';
import { alertLabels, headingIds, pastedCode } from '../../../src/features/blog/posts/remark-plugins.ts';
import { openCache } from '../../../src/lib/files/cache.ts';
import { fastXml } from '../../../src/features/blog/posts/fast-xml.ts';
import { readFeed } from '../../../src/features/blog/read/feed.ts';
import { plainItems, rss } from '../../support/feeds.ts';
import cases from '../cases/own-posts.json';

const SITE = 'https://www.example.com';
const markdown = await createMarkdownProcessor({
  remarkPlugins: [alertLabels, headingIds, pastedCode],
  rehypePlugins: [captions, [fullLinks, `${SITE}/`]],
});
beforeEach(() => void vi.stubEnv('SITE', SITE));

interface Situation {
  dev?: boolean;
  timeZone?: string;
  now?: string;
  /** The remote feed's XML. */
  feed?: string;
}

/** Loads files as a build does, or as `astro dev`, and makes the blog's posts of them. */
async function load(files: Record<string, string | Uint8Array>, situation: Situation = {}) {
  const { dev = false, timeZone = 'UTC', now = '2026-12-01T00:00Z', feed } = situation;
  await mkdir('node_modules/.cache', { recursive: true });
  const folder = await mkdtemp('node_modules/.cache/posts-');
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line.replaceAll(folder, 'posts'));
  const store = new Map<string, OwnEntry>();
  const context = {
    store: {
      set: (entry: OwnEntry) => store.set(entry.id, entry),
      delete: (id: string) => store.delete(id),
      clear: () => store.clear(),
      values: () => [...store.values()],
    },
    logger: { info: say, warn: say, error: say },
    watcher: dev ? { add: () => {}, on: () => {} } : undefined,
    renderMarkdown: async (body: string) => ({ html: (await markdown.render(body)).code }),
  } as unknown as LoaderContext;
  const schema = postSchema(timeZone);
  const leaveOut = (data: OwnEntry['data']) => unpublishedReason(data, new Date(now), timeZone);
  const failure = await markdownLoader({ folder, schema, leaveOut }).load(context).catch(String);
  const own = { link: '', items: ownItems([...store.values()], new Date(now), timeZone) };
  const remote = feed === undefined ? [] : [await readFeed(new Blob([feed]), { url: SITE, parse: fastXml })];
  const posts = await makePosts(mergeFeeds([...remote, own], timeZone), {
    author: 'The Author',
    timeZone,
    feedUrl: `${SITE}/feed`,
    feedDigest: 'digest',
    pages: [{ file: 'src/content/pages/imprint.md', url: `${SITE}/imprint/` }],
    pictures: { cache: openCache(`${folder}/cache`), feedHost: '', publicFolder: 'public', warn: say },
  });
  return { posts, lines, stopped: (failure ?? '').replaceAll(folder, 'posts') };
}

/** Writes a Markdown post. `more` is added to its front matter. */
function post(title: string, body = 'Words.', more = ''): string {
  return `---\ntitle: ${title}\ndate: 2026-01-03\ndescription: One whole sentence about what this post says.\n${more}---\n${body}\n`;
}

const titles = ({ posts }: { posts: BuiltPost[] }) => posts.map(({ title }) => title);
const contentOf = async (body: string) => (await load({ 'a.md': post('A', body) })).posts[0]?.content ?? '';
const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

describe('the blog', () => {
  test('has posts from the feed and from Markdown, newest first', async () => {
    const mine = post('Mine & yours', '<p onclick="x()">Words</p>', 'updated: 2026-01-05\ntags: [audits]\n');
    const { posts, lines } = await load({ 'a.md': mine }, { feed: rss(plainItems(3)) });
    expect(titles({ posts })).toEqual(['Post number 3', 'Post number 2', 'Mine & yours', 'Post number 1']);
    expect(lines).toEqual(['posts: 1 read.']);
    expect(posts[2]).toMatchObject({
      slug: 'mine-yours',
      content: '<p>Words</p>',
      description: 'One whole sentence about what this post says.',
      author: 'The Author',
      image: expect.stringMatching(/^\/art\/posts-\w+\.svg$/) as string,
      isoDate: '2026-01-03',
      updated: { isoDate: '2026-01-05' },
      tags: ['audits'],
    });
    expect(posts.map(({ remote }) => remote?.feed)).toEqual(['digest', 'digest', undefined, 'digest']);
  });

  test('leaves out drafts and future posts, and logs it in one line; `astro dev` marks them', async () => {
    const files = { 'draft.md': post('A', '', 'draft: true\n'), 'later.md': post('B').replace('2026-01', '2999-01') };
    const built = await load({ ...files, 'c.md': post('C') });
    expect(titles(built)).toEqual(['C']);
    expect(built.lines).toEqual(['posts: 1 read; left out: draft.md (draft), later.md (from 2999-01-03).']);
    const shown = await load(files, { dev: true });
    expect(titles(shown)).toEqual(['[from 2999-01-03] B', '[draft] A']);
    expect(shown.posts.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  test('reads folders and every spelling of the ending, and skips what the system adds', async () => {
    const { posts, lines } = await load({
      '2025/nested.md': post('Nested'),
      '2026/11/[draft] deep (2).md': post('Deep'),
      'CAPITALS.MD': post('Capitals'),
      'long.Markdown': post('Long'),
      'own/index.md': post('Beside', '![](photo.png)'),
      'own/photo.png': photo,
      '._nested.md': Buffer.from([0, 5, 22, 7, 0]),
      '.DS_Store': 'x',
      '.drafts/a.md': 'x',
      'notes.md.txt': 'x',
      'old.docx': 'x',
    });
    expect(titles({ posts }).toSorted()).toEqual(['Beside', 'Capitals', 'Deep', 'Long', 'Nested']);
    expect(lines).toEqual(['posts: 5 read; left out: notes.md.txt (not a .md file), old.docx (not a .md file).']);
  });
});

describe('a day', () => {
  const dated = (day: string) => ({ 'a.md': post('A').replace('2026-01-03', day) });
  test.each(cases['midnights'] as [string, string, string][])(
    'in %s begins at its midnight',
    async (timeZone, before, after) => {
      expect(titles(await load(dated('2026-11-20'), { timeZone, now: before }))).toEqual([]);
      const { posts } = await load(dated('2026-11-20'), { timeZone, now: after });
      expect(posts[0]).toMatchObject({ date: 'November 20, 2026', isoDate: '2026-11-20' });
    },
  );

  test.each(cases['days'] as [string, string][])('written %s is read', async (written, day) => {
    const { posts, stopped } = await load(dated(written), { timeZone: 'America/New_York' });
    expect([stopped, posts[0]?.isoDate]).toEqual(['', day]);
  });
});

describe('a Markdown post', () => {
  const utf16 = Buffer.from(`\uFEFF${post('Wide')}`, 'utf16le');
  test.each<[what: string, content: string | Uint8Array, sentence: string]>([
    ...(cases['faults'] as [string, string, string][]),
    ['UTF-16', utf16, 'a.md is saved in UTF-16: save it in your editor with the encoding UTF-8.'],
    ['Windows-1252', Buffer.from(post('Møder'), 'latin1'), 'a.md isn’t saved in UTF-8:'],
  ])('with %s is named, and the build stops', async (_, content, sentence) => {
    const { stopped } = await load({ 'a.md': content });
    expect(stopped).toContain(`posts/${sentence.startsWith('line') ? 'a.md, ' : ''}${sentence}`);
    const { lines, posts } = await load({ 'a.md': content, 'b.md': post('B') }, { dev: true });
    expect([lines.length, titles({ posts })]).toEqual([2, ['B']]);
  });

  test('reads a byte-order mark and Windows line breaks', async () => {
    const content = `\uFEFF${post('A', '## One\n\nTwo')}`.replaceAll('\n', '\r\n');
    const { posts } = await load({ 'a.md': content });
    expect(posts[0]?.content.replaceAll('\n', '')).toBe('<h2>One</h2><p>Two</p>');
  });

  test('shows pictures next to it, however their names are spelled', async () => {
    const body = '![](M%C3%B8de.PNG) ![A sketch](./Sketches/plan.svg)';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
    const files = { 'a.md': post('A', body), ['møde.png'.normalize('NFD')]: photo, 'sketches/plan.svg': svg };
    const { posts } = await load(files);
    expect(posts[0]?.content).toMatch(/width="600" height="300" src="\/pictures\/\w+-600\.webp"/);
    expect(posts[0]?.content).toMatch(/src="\/pictures\/\w+\.webp" alt="A sketch"/);
    expect(posts[0]?.image).toMatch(/^\/pictures\/\w+-600\.webp$/);
    expect(new Set(posts[0]?.pictures).size).toBe(3);
  });

  test('is named with all faults of all others at once', async () => {
    const { stopped } = await load({
      'a.md': post('A', '![](gone.png) ![](/gone.jpg)'),
      '2026/b.md': 'Words.',
      'c.mdx': post('C'),
      'd.md': post('D').replace('One whole', ''),
      'e.md': post('E').replace('date: 2026-01-03', 'day: 2026-01-03'),
      'f.md': post('F'),
    });
    const named = stopped.split('\n').map((line) => /posts\/([\w/.]+)/.exec(line)?.[1]);
    expect(named).toEqual(['2026/b.md', 'a.md', 'a.md', 'c.mdx', 'd.md', 'e.md', 'e.md']);
    expect(stopped).toContain('posts/c.mdx: the site doesn’t read MDX. Write it in Markdown, and name it posts/c.md.');
  });

  test('names the notation of other tools in one warning, unless it is code', async () => {
    const body = `:::tip\nInside\n:::\n\n{{< youtube abc >}}\n\n[TOC]\n\nimport Chart from '../Chart.astro'\n\n{/* a comment */}
      \n==marked== and ![[Plan.png]] and \`[[code]]\` {% raw %} $$x^2$$\n\n<Chart data={x} />\n\n[r]: my plan.png`;
    const { lines } = await load({ 'a.md': post('A', body) });
    const [warning = '', ...others] = lines.filter((line) => line.includes('a.md'));
    expect(others).toEqual([]);
    for (const found of [
      ':::tip',
      '{{< youtube abc >}}',
      '[TOC]',
      'import Chart',
      '{/* a',
      '==marked==',
      '![[Plan.png]]',
      '{% raw %}',
      '$$x^2$$',
      '<Chart data={x} />',
      '[r]: my plan.png',
    ])
      expect(warning).toContain(found);
    expect(warning).not.toContain('code');
    expect(
      (await load({ 'a.md': post('A', '```\n:::tip\n<Chart />\n```\n\n`==x==`, a == b == c') })).lines,
    ).toHaveLength(1);
  });
});

describe('a link to another post', () => {
  const target = post('The other one', 'See [the plan](#the-plan).\n\n## The plan\n\nText.\n\n## An aside\n\nText.');
  test.each(cases['links'] as [string, string][])('by its file, %s, leads to its page', async (href, address) => {
    const files = { 'a.md': post('A', `[here](${href})`), 'other.md': target, '2025/Old post.MD': post('Old') };
    const { posts, lines } = await load(files);
    const [content = '', other = ''] = ['a', 'the-other-one'].map(
      (slug) => posts.find((one) => one.slug === slug)?.content,
    );
    expect(content).toBe(`<p><a href="${address}">here</a></p>`);
    const [, id] = address.split('#');
    if (id) expect(other.match(/ id="[^"]*"/g)).toContain(` id="${id}"`);
    expect(other).not.toContain('></a>');
    expect(lines).toHaveLength(1);
  });

  test('in a folder, or of a post that isn’t published', async () => {
    const files = {
      '2025/a.md': post('A', '[up](../b.md) [draft](draft.md#x) [gone][1]\n\n[1]: gone.markdown'),
      '2025/draft.md': post('Draft', '', 'draft: true\n'),
      'b.md': post('B', '<a href="2025/a.md">down</a> [site](https://example.com/readme.md)'),
    };
    const { posts, lines } = await load(files);
    const text = posts.map(({ content }) => content).join();
    expect(text).toContain('<p><a href="/blog/b/">up</a> draft gone</p>');
    expect(text).toContain('<a href="/blog/a/">down</a> <a href="https://example.com/readme.md"');
    expect(lines.filter((line) => line.includes('leads to no post'))).toHaveLength(2);
  });
});

test('a link to a switched-off page stays text', async () => {
  vi.stubEnv('PAGES_OFF', 'services');
  expect(await contentOf('[prices](/services/#prices) [call](/contact/)')).toBe(
    '<p>prices <a href="/contact/">call</a></p>',
  );
});

test.each(cases['alerts'] as [string, string][])('the alert %j is a labeled note', async (body, html) => {
  const content = await contentOf(body);
  expect(content).toContain(`<blockquote>\n${html}`);
  expect(content).not.toContain('[!');
});

test.each(cases['pasted code'] as [string, string][])('pasted code stays whole: %j', async (body, html) =>
  expect((await contentOf(body)).replace(/\s*\n\s*/g, '')).toContain(html),
);

test.each(cases['heading ids'] as [string, string][])('a heading’s own id: %j', async (body, html) =>
  expect(await contentOf(body)).toContain(html),
);
