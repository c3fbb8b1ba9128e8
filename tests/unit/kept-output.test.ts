import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { keptIn } from '../../src/lib/cache.ts';
import { codeVersion } from '../../src/integrations/kept-output/code-version.ts';
import { keptOutput } from '../../src/integrations/kept-output/integration.ts';
import { pageName } from '../../src/integrations/kept-output/kept-page.ts';
import { beginPlan, outputPlan } from '../../src/integrations/kept-output/output-plan.ts';
import { postPageInputs } from '../../src/integrations/kept-output/post-page-inputs.ts';
import { relatedPosts } from '../../src/loaders/related-posts.ts';
import type { Blog } from '../../src/loaders/load-blog.ts';
import { hosting } from '../../src/integrations/finish/integration.ts';
import type { Post } from '../../src/features/blog/post.ts';
import { unwrap } from '../../src/lib/unwrap.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type Hook = (options: unknown) => Promise<void>;
const FILE = 'blog/first/index.html';

/** A build in which Astro has rendered these pages, up to its end. */
async function build(store: string, digest: string, version: string, rendered: string): Promise<string> {
  const root = await temporaryFolder();
  beginPlan({ version, site: 'here', store: keptIn(store) });
  const plan = unwrap(outputPlan(), 'plan');
  plan.digest = digest;
  const name = pageName(plan, FILE, 'input');
  const isKept = plan.store.has(name);
  (isKept ? plan.found : plan.missing).set(FILE, name);
  if (!isKept) {
    await mkdir(join(root, 'blog/first'), { recursive: true });
    await writeFile(join(root, FILE), rendered);
  }
  const assets = new Map([['/', isKept ? [] : [pathToFileURL(join(root, FILE))]]]);
  const integrations = [
    keptOutput({}),
    hosting({ allowed: { connect: [], frame: [] }, precompressed: false, replaced: [], feed: false }),
  ];
  for (const { hooks } of integrations)
    await (hooks['astro:build:done'] as Hook)({ dir: pathToFileURL(`${root}/`), assets });
  return readFile(join(root, FILE), 'utf8');
}

const page = (digest: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><p data-options="{&quot;digest&quot;:&quot;${digest}&quot;}">Post 111</p>${body}</body></html>`;

test('a page that is found is the same as one that is rendered, with the feed as it is now', async () => {
  const store = await temporaryFolder();
  const first = await build(store, '111', 'code', page('111'));
  expect(await build(store, '222', 'code', 'never rendered')).toBe(first.replace('&quot;111', '&quot;222'));
});

test('a change of the code has every page rendered', async () => {
  const store = await temporaryFolder();
  await build(store, '111', 'code', page('111'));
  expect(await build(store, '111', 'changed code', page('111', '<p>New</p>'))).toContain('New');
});

test('what has to be copied is', async () => {
  const [root, store] = [await temporaryFolder(), await temporaryFolder()];
  await writeFile(join(store, 'card'), 'picture');
  beginPlan({ version: '', site: '', store: keptIn(store) });
  outputPlan()?.copies.set('cards/blog/first.png', join(store, 'card'));
  await (keptOutput({}).hooks['astro:build:done'] as Hook)({ dir: pathToFileURL(`${root}/`) });
  expect(await readFile(join(root, 'cards/blog/first.png'), 'utf8')).toBe('picture');
});

test('the version of the code changes with sources, packages and variables, but not with a post', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'src/content/posts'), { recursive: true });
  const write = (file: string, text: string) => writeFile(join(root, file), text);
  await write('src/Page.astro', 'one');
  const before = await codeVersion(root, { PUBLIC_KEY: '' });
  await write('src/content/posts/first.md', 'one');
  expect(await codeVersion(root, { PUBLIC_KEY: '' })).toBe(before);
  expect(await codeVersion(root, { PUBLIC_KEY: 'a' })).not.toBe(before);
  await write('package-lock.json', '{}');
  const after = await codeVersion(root, { PUBLIC_KEY: '' });
  expect(after).not.toBe(before);
  await write('src/Page.astro', 'two');
  expect(await codeVersion(root, { PUBLIC_KEY: '' })).not.toBe(after);
});

const WORDS = ['ledger', 'harbor', 'violin', 'quarry', 'lantern', 'meadow', 'cinder', 'walnut', 'saddle', 'pewter'];
const posts = WORDS.map(
  (word, i): Post => ({ slug: word, title: word, content: word, excerpt: '', id: `rss-${i}` }) as Post,
);

function inputsOf(list: readonly Post[], drawings: readonly string[] = []): Map<string, string> {
  const blog = {
    posts: list.map((post, i) => ({ ...post, id: `rss-${i + 1}` })),
    settings: {} as Blog['settings'],
    source: { url: '', headers: {}, digest: list.length.toString() },
    fingerprint: (from: number) => list[from]?.content ?? '',
    related: relatedPosts(list),
  };
  return new Map(postPageInputs(blog, drawings).map((input, i) => [list[i]?.slug ?? '', JSON.stringify(input)]));
}

function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before.keys()].filter((slug) => before.get(slug) !== after.get(slug));
}

test('a new post has those pages rendered that show it, and no others', () => {
  const [fresh, ...old] = posts;
  const now = inputsOf(posts);
  const shows = relatedPosts(posts);
  const showing = old.flatMap(({ slug }, i) => (i === 0 || shows(i + 1).includes(0) ? [slug] : []));
  expect(fresh && now.has(fresh.slug)).toBe(true);
  expect(changed(inputsOf(old), now)).toEqual(expect.arrayContaining(showing));
  expect(changed(inputsOf(old), now).length).toBeLessThan(old.length);
});

test('a change in a post has the pages rendered that show anything of it, a drawing its own', () => {
  const edited = posts.map((post, i) => (i === 5 ? { ...post, title: 'Retitled' } : post));
  expect(changed(inputsOf(posts), inputsOf(edited))).toEqual(expect.arrayContaining(['lantern', 'meadow', 'cinder']));
  expect(changed(inputsOf(posts), inputsOf(edited))).not.toContain('ledger');
  expect(changed(inputsOf(posts), inputsOf(posts, ['queue']))).toContain('ledger');
});
