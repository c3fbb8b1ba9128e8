import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { DIST } from '../support/built-site.ts';
import { buildSite } from '../support/build-site.ts';
import { copyProject } from '../support/copy-project.ts';
import { FEED_KEY, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('builds the same bytes in another folder, in another time zone, on another day', async () => {
  const project = copyProject(await temporaryFolder());
  const tomorrow = pathToFileURL(resolve('tests/reproducible/tomorrow.mjs')).href;
  const built = await build(project, { TZ: 'Pacific/Kiritimati', NODE_OPTIONS: `--import=${tomorrow}` });
  expectSame(built, DIST);
});

test('builds the same bytes with a warm cache and a changed feed as without a cache', async () => {
  const [warm, cold] = [copyProject(await temporaryFolder()), copyProject(await temporaryFolder())];
  const feed = await startFeedServer({ body: rss(plainItems(7).slice(1)) });
  onTestFinished(() => feed.close());
  const env = { PUBLIC_FEED_HOST: 'http://feed.test', PUBLIC_FEED_KEY: FEED_KEY };
  await build(warm, env, feed.host);
  feed.serve({ body: rss(plainItems(7)) });
  const output = await build(warm, env, feed.host);
  expectSame(output, await build(cold, env, feed.host));
});

async function build(project: string, env: Record<string, string>, feed?: string): Promise<string> {
  const { code, output } = await buildSite('dist', env, { project, feed });
  expect(code, output).toBe(0);
  return join(project, 'dist');
}

function expectSame(built: string, expected: string): void {
  expect(files(built)).toEqual(files(expected));
  // A calendar file says when it was built.
  const compared = files(expected).filter((file) => !file.endsWith('.ics'));
  expect(compared.filter((file) => !read(built, file).equals(read(expected, file)))).toEqual([]);
}

/** Reads a file without the ids of islands, which Astro derives from the project's folder, and nothing uses. */
function read(folder: string, file: string): Buffer {
  const bytes = readFileSync(join(folder, file));
  return file.endsWith('.html') ? Buffer.from(bytes.toString().replace(/ uid="\w+"/g, '')) : bytes;
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
