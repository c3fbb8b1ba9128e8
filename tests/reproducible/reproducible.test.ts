import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { DIST } from '../support/built-site.ts';
import { buildSite, copyProject } from '../support/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('another folder, another time zone, another day: the same files with the same bytes', async () => {
  const project = await temporaryFolder();
  await copyProject(project);
  const tomorrow = pathToFileURL(resolve('tests/reproducible/tomorrow.mjs')).href;
  const { code, output } = await buildSite(
    'dist',
    { TZ: 'Pacific/Kiritimati', NODE_OPTIONS: `--import=${tomorrow}` },
    { project },
  );
  expect(code, output).toBe(0);
  const built = join(project, 'dist');
  expect(files(built)).toEqual(files(DIST));
  const different = files(DIST).filter(
    (file) => !readFileSync(join(DIST, file)).equals(readFileSync(join(built, file))),
  );
  expect(different).toEqual([]);
});

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
