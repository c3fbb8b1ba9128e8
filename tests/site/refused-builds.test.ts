import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite, copyProject } from '../support/build-site.ts';
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

describe.concurrent('a build stops in one sentence for', () => {
  test('a variable that is wrong', async () => {
    const output = await refusal({ PUBLIC_FEED_HOST: 'https://feed.example.com/functions/v1' });
    expect(lastLine(output)).toMatch(/^environment: PUBLIC_FEED_HOST must be an origin .+\.$/);
  });

  test('a file that is wrong', async () => {
    const project = await mkdtemp(join(folders, 'project-'));
    await copyProject(project);
    await writeFile(join(project, 'src/content/posts/unfinished.md'), '---\ntitle: A\ndate: 2026-01-01\n---\nText.\n');
    const output = await refusal({}, project);
    expect(lastLine(output)).toBe('src/content/posts/unfinished.md: description is missing: it must be a text.');
  });
});
