import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginBuild } from '../support/half-a-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A folder of its own, with a former build in `dist` or without. */
async function projectFolder(former = true) {
  const folder = await temporaryFolder();
  const dist = join(folder, 'dist');
  if (former) {
    await mkdir(dist);
    await writeFile(join(dist, 'old.html'), 'old');
  }
  return { folder, dist };
}

test('until a build is whole, the former output is as it was', async () => {
  const { folder, dist } = await projectFolder();
  beginBuild(folder);
  expect(await readdir(dist)).toEqual(['old.html']);
});

test.each([true, false])('a whole build takes the place of the former one (is there one: %s)', async (former) => {
  const { folder, dist } = await projectFolder(former);
  await beginBuild(folder).finish();
  expect(await readdir(dist)).toEqual(['new.html']);
  expect(await readFile(join(dist, 'new.html'), 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['dist']);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s leaves the former output and nothing else',
  { timeout: 60_000 },
  async (signal) => {
    const { folder, dist } = await projectFolder();
    expect(await interrupted(folder, signal)).toBe(signal);
    expect(await readdir(folder)).toEqual(['dist']);
    expect(await readdir(dist)).toEqual(['old.html']);
  },
);

test('what SIGKILL leaves unfinished, the next build clears away', { timeout: 60_000 }, async () => {
  const { folder, dist } = await projectFolder();
  expect(await interrupted(folder, 'SIGKILL')).toBe('SIGKILL');
  expect(await readdir(folder)).toEqual(['.dist-building', 'dist']);
  expect(await readdir(dist)).toEqual(['old.html']);
  await beginBuild(folder).finish();
  expect(await readdir(folder)).toEqual(['dist']);
});

test('killed between moving the one aside and the other in, the next build puts the former back', async () => {
  const { folder, dist } = await projectFolder();
  await rename(dist, join(folder, '.dist-former'));
  beginBuild(folder);
  expect(await readdir(folder)).toEqual(['.dist-building', 'dist']);
  expect(await readdir(dist)).toEqual(['old.html']);
});

/** Which signal ended a build of that folder that was sent this one. */
async function interrupted(folder: string, signal: NodeJS.Signals): Promise<NodeJS.Signals | null> {
  const build = spawn(process.execPath, ['--import', 'tsx', 'tests/support/half-a-build.ts', folder]);
  await once(build.stdout, 'data');
  build.kill(signal);
  const [, endedBy] = (await once(build, 'exit')) as [number | null, NodeJS.Signals | null];
  return endedBy;
}
