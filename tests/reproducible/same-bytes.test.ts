import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { DIST } from '../support/built-site.ts';
import { buildSite, copyProject } from '../support/build-site.ts';
import { FEED_KEY, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('builds the same bytes in another folder, in another time zone, on another day', async () => {
  const project = await copyWithoutCache();
  const tomorrow = pathToFileURL(resolve('tests/reproducible/tomorrow.mjs')).href;
  const built = await build(project, { TZ: 'Pacific/Kiritimati', NODE_OPTIONS: `--import=${tomorrow}` });
  expectSame(built, DIST);
});

test('builds the same bytes with a warm cache and a changed feed as without a cache', async () => {
  const [warm, cold] = [await copyWithoutCache(), await copyWithoutCache()];
  const feed = await startFeedServer({ body: rss(plainItems(7).slice(1)) });
  onTestFinished(() => feed.close());
  const env = { PUBLIC_FEED_HOST: 'http://feed.test', PUBLIC_FEED_KEY: FEED_KEY };
  await build(warm, env, feed.host);
  feed.serve({ body: rss(plainItems(7)) });
  const output = await build(warm, env, feed.host);
  expectSame(output, await build(cold, env, feed.host));
});

/** Copies the project and gives it an empty cache. */
async function copyWithoutCache(): Promise<string> {
  const project = await temporaryFolder();
  await copyProject(project);
  const config = join(project, 'astro.config.mjs');
  writeFileSync(config, readFileSync(config, 'utf8').replace('defineConfig({', "defineConfig({ cacheDir: './cache',"));
  return project;
}

async function build(project: string, env: Record<string, string>, feed?: string): Promise<string> {
  const { code, output } = await buildSite('dist', env, { project, feed });
  expect(code, output).toBe(0);
  return join(project, 'dist');
}

function expectSame(built: string, expected: string): void {
  expect(files(built)).toEqual(files(expected));
  const different = files(expected).filter(
    // A calendar file says when it was built.
    (file) => !file.endsWith('.ics') && !readFileSync(join(expected, file)).equals(readFileSync(join(built, file))),
  );
  expect(different).toEqual([]);
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
