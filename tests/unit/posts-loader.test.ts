import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { LoaderContext } from 'astro/loaders';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BuiltPost } from '../../src/features/blog/posts/built-post.ts';
import type { Entry } from '../../src/features/blog/posts/collection.ts';
import { postsLoader } from '../../src/features/blog/posts/posts-loader.ts';
import { captions, fullLinks } from '../../src/features/blog/posts/rehype-plugins.ts';
import { FeedError, type FeedFault, wordFeedError } from '../../src/features/blog/read/feed-error.ts';
import { feedSource } from '../../src/features/blog/read/fetch-feed.ts';
import { FEED_KEY, type FeedBehavior, type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SITE = 'https://www.example.com';
const markdown = await createMarkdownProcessor({ rehypePlugins: [captions, [fullLinks, `${SITE}/`]] });

let server: FeedServer | undefined;
beforeEach(() => void vi.stubEnv('SITE', SITE));
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
});

interface Situation {
  /** The answer of the feed's host; without one, the blog has no feed. */
  feed?: FeedBehavior;
  /** Files in the folder of posts, by name. */
  files?: Record<string, string | Uint8Array>;
  posts?: boolean;
  optional?: boolean;
  key?: string;
  dev?: boolean;
  /** The entries of the last build, by id. */
  store?: Map<string, Entry>;
}

/** Runs the loader as a build does, or as `astro dev`. */
async function load({ feed, files = {}, posts = !feed, ...situation }: Situation) {
  const { optional = false, key = FEED_KEY, dev = false, store = new Map<string, Entry>() } = situation;
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  if (feed) server ??= await startFeedServer(feed);
  if (feed) server?.serve(feed);
  if (server) server.requests.length = 0;
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line.replaceAll(folder, 'posts'));
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const context = {
    config: { cacheDir: pathToFileURL(`${folder}/cache/`) },
    store: {
      get: (id: string) => store.get(id),
      set: (entry: Entry) => store.set(entry.id, entry),
      delete: (id: string) => store.delete(id),
      clear: () => store.clear(),
    },
    logger: { warn: say, error: say },
    watcher: dev ? { add: () => {}, on: () => {} } : undefined,
    renderMarkdown: async (text: string) => ({ html: (await markdown.render(text)).code }),
  } as unknown as LoaderContext;
  let stopped = '';
  try {
    await postsLoader({
      folder,
      uses: { feed: Boolean(feed), posts },
      source: feedSource(server?.host ?? '', key),
      optional,
      author: 'The Author',
      hiddenWarning: () => '',
    }).load(context);
  } catch (error) {
    stopped = String(error).replaceAll(folder, 'posts');
  }
  const loaded = [...store.values()].map(({ data }) => data as unknown as BuiltPost);
  return { posts: loaded, store, lines, stopped, requests: server?.requests.length };
}

/** Writes a Markdown post. `more` is added to its front matter. */
function post(title: string, body = 'Words.', more = ''): string {
  return `---\ntitle: ${title}\ndate: 2026-01-03\ndescription: One whole sentence about what this post says.\n${more}---\n${body}\n`;
}

const titles = ({ posts }: { posts: BuiltPost[] }) => posts.map(({ title }) => title);
const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

describe('the blog', () => {
  test('has one entry per post, from the feed and from Markdown, newest first', async () => {
    const { posts, requests, lines } = await load({
      feed: { body: rss(plainItems(3)) },
      posts: true,
      files: { 'a.md': post('Mine & yours', '<p onclick="x()">Words</p>', 'updated: 2026-01-05\ntags: [audits]\n') },
    });
    expect(titles({ posts })).toEqual(['Post number 3', 'Post number 2', 'Mine & yours', 'Post number 1']);
    expect([requests, lines]).toEqual([1, []]);
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
    expect(posts.map(({ remote }) => Boolean(remote))).toEqual([true, true, false, true]);
    expect(new Set(posts.flatMap(({ remote }) => remote?.feed ?? [])).size).toBe(1);
  });

  test('makes a post again only if something has changed that it is made from', async () => {
    const files = { 'a.md': post('Mine') };
    const items = plainItems(6);
    const { store } = await load({ feed: { body: rss(items) }, posts: true, files });
    for (const { data } of store.values()) data['content'] = 'as it was';
    const changed = { ...items[4], content: '<p>New.</p>' };
    const body = rss([...items.slice(0, 4), changed, ...items.slice(5)]);
    const { posts } = await load({ feed: { body }, posts: true, files, store });
    const made = posts.filter(({ content }) => content !== 'as it was');
    expect(made.map(({ title }) => title)).toEqual(['Post number 2']);
  });

  test('leaves out drafts and future posts, and logs it in one line; `astro dev` marks them', async () => {
    const files = { 'draft.md': post('A', '', 'draft: true\n'), 'later.md': post('B').replace('2026-01', '2999-01') };
    const built = await load({ files: { ...files, 'c.md': post('C') } });
    expect(titles(built)).toEqual(['C']);
    expect(built.lines).toEqual(['Not published yet: draft.md (draft), later.md (from 2999-01-03).']);
    const shown = await load({ files, dev: true });
    expect(titles(shown)).toEqual(['[from 2999-01-03] B', '[draft] A']);
    expect(shown.posts.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });
});

describe('a feed', () => {
  test.each<[what: string, behavior: FeedBehavior, sentence: string]>([
    ['is an HTML page', { body: '<!DOCTYPE html><title>Login</title>' }, 'is not an RSS feed: it is an HTML page;'],
    [
      'is cut off',
      { body: rss(plainItems(3)).slice(0, -100) },
      'is broken XML: it ends before its elements are closed;',
    ],
    ['is dead', { body: '', status: 503 }, 'can’t be reached: it answered 503;'],
  ])('that %s stops the build', async (_, feed, sentence) => {
    const { stopped, requests } = await load({ feed });
    expect(stopped).toContain(`(PUBLIC_FEED_HOST) ${sentence} FEED_OPTIONAL=true would build with an empty blog.`);
    expect(requests).toBeLessThanOrEqual(3);
  });

  test('that refuses the key stops the build', async () => {
    const { stopped } = await load({ feed: { body: rss([]) }, key: 'wrong' });
    expect(stopped).toContain('(PUBLIC_FEED_HOST) refuses the key (PUBLIC_FEED_KEY)');
  });

  test('that is optional and fails three times leaves the blog empty; in `astro dev`, as it was', async () => {
    const { store } = await load({ feed: { body: rss(plainItems(3)) } });
    const dead = { body: '', status: 503 };
    expect(await load({ feed: dead, dev: true, store })).toMatchObject({ posts: { length: 3 }, stopped: '' });
    const { posts, requests, stopped, lines } = await load({ feed: dead, optional: true, store });
    expect([posts, requests, stopped]).toEqual([[], 3, '']);
    expect(lines).toEqual([expect.stringMatching(/can’t be reached: it answered 503; .*FEED_OPTIONAL/)]);
  });

  test('without items is named', async () => {
    const { posts, lines } = await load({ feed: { body: rss([]) } });
    expect(posts).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(/\(PUBLIC_FEED_HOST\) has no items; the blog is empty\.$/)]);
  });

  test.each<FeedFault>(['unreachable', 'refused', 'not-a-feed', 'broken-xml', 'too-large', 'empty'])(
    'that is %s is described in one sentence, with its address, its variable and a remedy',
    (fault) => {
      const sentence = wordFeedError(new FeedError(fault, 'line 3', 'https://feed.example.com/feed'), 'fix it');
      expect(sentence).toMatch(
        /^The blog feed at https:\/\/feed\.example\.com\/feed \(PUBLIC_FEED_HOST\) .*: line 3; fix it\.$/,
      );
    },
  );
});

describe('a Markdown post', () => {
  const utf16 = Buffer.from(`\uFEFF${post('Wide')}`, 'utf16le');
  test.each<[what: string, content: string | Uint8Array, sentence: string]>([
    [
      'a colon in its title',
      post('AI at work: what'),
      'a.md, line 2: bad indentation of a mapping entry. Put the title in double quotes: title: "AI at work: what"',
    ],
    [
      'a title that begins with a sign',
      post('@home'),
      'line 2: bad indentation of a mapping entry. Put the title in double quotes: title: "@home"',
    ],
    [
      'a title that begins with a quotation',
      post('"AI" at work'),
      'line 2: bad indentation of a mapping entry. Put the title in double quotes: title: "\\"AI\\" at work"',
    ],
    [
      'a title that would end at a sign',
      post('We are #1 in Oslo'),
      'a.md: a text ends at a #. Put the title in double quotes: title: "We are #1 in Oslo"',
    ],
    ['a number as a title', post('2026'), 'a.md: title must be a text in quotes (got 2026).'],
    ['no description', '---\ntitle: A\ndate: 2026-01-01\n---\n', 'a.md: description is missing'],
    [
      'a day that no calendar has',
      post('A').replace('01-03', '02-30'),
      'a.md: date must be a day that exists (got 2026-02-30).',
    ],
    [
      'an apostrophe in its title',
      post("'It’s Anna's'"),
      'line 2: bad indentation of a mapping entry. Put the title in double quotes: title: "It’s Anna\'s"',
    ],
    [
      'a day in words',
      post('A').replace('2026-01-03', 'May 3'),
      'a.md: date must be a day such as 2026-11-20 (got "May 3").',
    ],
    ['UTF-16', utf16, 'a.md is saved in UTF-16: save it in your editor with the encoding UTF-8.'],
    ['Windows-1252', Buffer.from(post('Møder'), 'latin1'), 'a.md isn’t saved in UTF-8:'],
    [
      'a picture that is missing',
      post('A', '![](gone.png)'),
      'a.md: the picture gone.png isn’t there. Put it into public and write /gone.png, or next to the post and write gone.png.',
    ],
    [
      'a picture that is missing in public',
      post('A', '![](/gone%20now.png)'),
      'a.md: the picture /gone now.png isn’t there.',
    ],
    ['no picture under its own', post('A', '', 'image: /gone.jpg\n'), 'a.md: the picture /gone.jpg isn’t there.'],
  ])('with %s is named, and the build stops', async (_, content, sentence) => {
    const { stopped } = await load({ files: { 'a.md': content } });
    expect(stopped).toContain(`posts/${sentence.startsWith('line') ? 'a.md, ' : ''}${sentence}`);
    const { lines, posts } = await load({ files: { 'a.md': content, 'b.md': post('B') }, dev: true });
    expect([lines.length, titles({ posts })]).toEqual([1, ['B']]);
  });

  test('reads a byte-order mark and Windows line breaks', async () => {
    const content = `\uFEFF${post('A', '## One\n\nTwo')}`.replaceAll('\n', '\r\n');
    const { posts } = await load({ files: { 'a.md': content } });
    expect(posts[0]?.content.replaceAll('\n', '')).toBe('<h2>One</h2><p>Two</p>');
  });

  test('shows pictures next to it, whatever the normalization of their names', async () => {
    const body = '![](m%C3%B8de.png) ![A sketch](./sketches/plan.svg)';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
    const files = { 'a.md': post('A', body), ['møde.png'.normalize('NFD')]: photo, 'sketches/plan.svg': svg };
    const { posts } = await load({ files });
    expect(posts[0]?.content).toMatch(/width="600" height="300" src="\/pictures\/\w+-600\.webp"/);
    expect(posts[0]?.content).toMatch(/src="\/pictures\/\w+\.svg" alt="A sketch"/);
    expect(posts[0]?.image).toMatch(/^\/pictures\/\w+-600\.webp$/);
    expect(new Set(posts[0]?.pictures).size).toBe(3);
  });

  test('names a wiki link, unless it is code', async () => {
    const { lines } = await load({ files: { 'a.md': post('A', '![[Plan.png]] and `[[code]]`') } });
    expect(lines).toEqual([expect.stringContaining('posts/a.md: ![[Plan.png]] stays as it is.')]);
  });
});
