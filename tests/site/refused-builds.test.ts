import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { copyProject } from '../support/copy-project.ts';
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

  test('content files that can’t be read, all at once', async () => {
    const project = copyProject(await mkdtemp(join(folders, 'json-')));
    const broken = { home: '{ "a": "b"\n "c": "d" }', quiz: '{ "a": ["b",] }', services: '{\n"a": "b\n}' };
    for (const [name, text] of Object.entries(broken)) await writeFile(join(project, `src/content/${name}.json`), text);
    expect((await refusal({}, project)).trim().split('\n')).toEqual([
      'src/content/home.json: line 2, column 2: a comma is missing before this.',
      'src/content/quiz.json: line 1, column 13: a value is missing here, or a comma is one too many.',
      'src/content/services.json: line 2, column 6: the quotation mark at the end of the text is missing.',
    ]);
  });

  test('files that are wrong, all at once', async () => {
    const project = copyProject(await mkdtemp(join(folders, 'posts-')));
    const unfinished = '---\ntitle: A\ndate: 2026-01-01\n---\nText.\n';
    await mkdir(join(project, 'src/content/posts/2026'), { recursive: true });
    for (const name of ['2026/unfinished.md', 'CAPITALS.MD', 'long.markdown', 'react.mdx'])
      await writeFile(join(project, 'src/content/posts', name), unfinished);
    const output = await refusal({}, project);
    const faults = ['2026/unfinished.md', 'CAPITALS.MD', 'long.markdown'].map(
      (name) => `src/content/posts/${name}: description is missing: it must be a text.`,
    );
    expect(output.trim().split('\n').slice(-4, -1)).toEqual(faults);
    expect(lastLine(output)).toMatch(/^src\/content\/posts\/react\.mdx: the site doesn’t read MDX\..+\.$/);
  });
});
