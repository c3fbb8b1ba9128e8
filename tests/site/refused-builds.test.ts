import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite, copyProject } from '../support/build-site.ts';
import { FEED_KEY, startFeedServer } from '../support/feed-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// A build stops at bad input with one sentence. tests/unit covers each error's sentence; this file builds once per kind of input.

const folders = await temporaryFolder(afterAll);

/** Returns the last line of a failed build, and expects no stack trace. */
function lastLine(output: string): string {
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim().split('\n').at(-1) ?? '';
}

async function refusal(env: Record<string, string>, project?: string): Promise<string> {
  const folder = await mkdtemp(join(folders, 'refused-'));
  const { code, output } = await buildSite(folder, env, { project });
  expect(code).toBe(1);
  return output;
}

/** Returns the output of a build in a copy of the project with one changed file. */
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
    expect(lastLine(output)).toMatch(/^environment: PUBLIC_FEED_HOST must be an origin .+\.$/);
  });

  test('an invalid email', async () => {
    const output = await refusedFile('src/site.config.ts', (text) =>
      text.replace(/(emails: \{[\s\S]*?contact: )[^\n]+/, "$1'hello@example',"),
    );
    expect(lastLine(output)).toBe(
      'src/site.config.ts: emails.contact must be an email address such as hello@example.com (got "hello@example").',
    );
  });

  test('a link to a removed page', async () => {
    const project = await mkdtemp(join(folders, 'project-'));
    await copyProject(project);
    await rm(join(project, 'src/pages/privacy.astro'));
    const output = await refusal({}, project);
    expect(lastLine(output)).toMatch(
      /^These links lead nowhere: .*\/privacy\/ \((?:\S+; )?on \S+\.(?:html|txt)(?: and \d+ more)?\)/,
    );
  });

  test('a symbolic link in public', async () => {
    const project = await mkdtemp(join(folders, 'project-'));
    await copyProject(project);
    await symlink('../src', join(project, 'public/sources'));
    expect(lastLine(await refusal({}, project))).toBe(
      'public/sources: replace each symbolic link with the file or folder that it leads to.',
    );
  });

  test('a post without a description', async () => {
    const post = '---\ntitle: Unfinished\ndate: 2026-01-01\n---\nText.\n';
    const output = await refusedFile('src/content/posts/unfinished.md', () => post);
    expect(lastLine(output)).toBe('src/content/posts/unfinished.md: description is missing: it must be a text.');
  });

  test('a feed that fails three times', async () => {
    const feed = await startFeedServer({ body: '', status: 500 });
    const output = await refusal({ PUBLIC_FEED_HOST: feed.host, PUBLIC_FEED_KEY: FEED_KEY });
    await feed.close();
    expect(lastLine(output)).toContain('500');
    expect(feed.requests).toHaveLength(3);
  });
});
