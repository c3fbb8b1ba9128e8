import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite, copyProject } from '../support/build-site.ts';
import { FEED_KEY, type FeedBehaviour, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// What a build does with input that is bad: it stops, in one sentence.

const folders = await temporaryFolder(afterAll);

/** The sentence a failed build ends with: one line, and no stack trace behind it. */
function lastWords(output: string): string {
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim().split('\n').at(-1) ?? '';
}

async function refusal(env: Record<string, string>, project?: string): Promise<string> {
  const folder = await mkdtemp(join(folders, 'refused-'));
  const { code, output } = await buildSite(folder, env, { project });
  expect(code).toBe(1);
  return output;
}

/** What a build from this feed ends with, and how often it asked. */
async function refusedFeed(behaviour: FeedBehaviour, key = FEED_KEY): Promise<{ words: string; requests: number }> {
  const feed = await startFeedServer(behaviour);
  const words = lastWords(await refusal({ PUBLIC_FEED_HOST: feed.host, PUBLIC_FEED_KEY: key }));
  await feed.close();
  return { words, requests: feed.requests.length };
}

/** What a build ends with in a copy of the project where one file reads otherwise. */
async function refusedFile(file: string, change: (text: string) => string): Promise<string> {
  const project = await mkdtemp(join(folders, 'project-'));
  await copyProject(project);
  const path = join(project, file);
  await writeFile(path, change(readFileSync(path, { encoding: 'utf8', flag: 'a+' })));
  return refusal({}, project);
}

describe.concurrent('a build stops in one sentence for', () => {
  test('a feed host that is not an origin', async () => {
    const output = await refusal({ PUBLIC_FEED_HOST: 'https://feed.example.com/functions/v1' });
    expect(lastWords(output)).toMatch(/^environment: PUBLIC_FEED_HOST must be an origin .+\.$/);
  });

  test('an email that is none', async () => {
    const output = await refusedFile('src/site.config.ts', (text) =>
      text.replace(/(emails: \{[\s\S]*?contact: )[^\n]+/, "$1'hello@example',"),
    );
    expect(lastWords(output)).toBe(
      'src/site.config.ts: emails.contact must be an email address such as hello@example.com (got "hello@example").',
    );
  });

  test('a link without its scheme', async () => {
    const output = await refusedFile('src/site.config.ts', (text) =>
      text.replace(/(scheduling: )[^\n]+/, "$1'meet.example.com/us',"),
    );
    expect(lastWords(output)).toContain('links.scheduling must be a link that starts with https:// or http://');
  });

  test('a page that was taken away while another leads to it', async () => {
    const output = await refusedFile('src/paths.ts', (text) => text.replace(/^ {2}home: .*\n/m, ''));
    expect(lastWords(output)).toMatch(/^src\/[\w/.-]+:\d+: paths\.home is not in src\/paths\.ts; take it out here, /);
  });

  test('a post without its description', async () => {
    const post = '---\ntitle: Unfinished\ndate: 2026-01-01\n---\nText.\n';
    const output = await refusedFile('src/content/posts/unfinished.md', () => post);
    expect(output).toMatch(/unfinished[\s\S]*description/);
  });

  test('a feed address that answers with a page', async () => {
    const { words } = await refusedFeed({ body: '<!DOCTYPE html><title>Login</title>' });
    expect(words).toContain('(PUBLIC_FEED_HOST) is not an RSS feed: it is an HTML page;');
  });

  test('a feed that ends too early', async () => {
    const { words } = await refusedFeed({ body: rss(plainItems(3)).slice(0, -100) });
    expect(words).toContain('(PUBLIC_FEED_HOST) is broken XML: it ends before its elements are closed;');
  });

  test('a feed that refuses the key', async () => {
    const { words } = await refusedFeed({ body: rss([]) }, 'wrong');
    expect(words).toContain('(PUBLIC_FEED_HOST) refuses the key');
  });

  test('a feed that stays broken, after three tries', async () => {
    const { words, requests } = await refusedFeed({ body: '', status: 500 });
    expect(words).toContain('500');
    expect(requests).toBe(3);
  });
});
