import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { beginBuild } from '../support/interrupted-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Creates a folder, with or without an earlier build in `dist`. */
async function projectFolder(former = true) {
  const folder = await temporaryFolder();
  const dist = join(folder, 'dist');
  if (former) {
    await mkdir(dist);
    await writeFile(join(dist, 'old.html'), 'old');
  }
  return { folder, dist };
}

/** Returns the id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

test('keeps the previous output until the build is done', async () => {
  const { folder, dist } = await projectFolder();
  beginBuild(folder);
  expect(await readdir(dist)).toEqual(['old.html']);
});

test.each([true, false])('swaps the new output in (with a previous one: %s)', async (former) => {
  const { folder, dist } = await projectFolder(former);
  await beginBuild(folder).finish();
  expect(await readdir(dist)).toEqual(['new.html']);
  expect(await readFile(join(dist, 'new.html'), 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['dist']);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'leaves only the previous output after %s',
  { timeout: 60_000 },
  async (signal) => {
    const { folder, dist } = await projectFolder();
    expect((await startBuild(folder).end(signal)).signal).toBe(signal);
    expect(await readdir(folder)).toEqual(['dist']);
    expect(await readdir(dist)).toEqual(['old.html']);
  },
);

test('removes the leftovers of a build that was killed', { timeout: 60_000 }, async () => {
  const { folder, dist } = await projectFolder();
  const killed = await startBuild(folder).end('SIGKILL');
  expect(await readdir(folder)).toEqual([`.dist-new-${killed.pid}`, 'dist']);
  expect(await readdir(dist)).toEqual(['old.html']);
  await beginBuild(folder).finish();
  expect(await readdir(folder)).toEqual(['dist']);
});

test('leaves the folder of another build alone; the last to finish wins', { timeout: 60_000 }, async () => {
  const { folder, dist } = await projectFolder();
  const other = startBuild(folder);
  await other.begun;
  await beginBuild(folder).finish();
  expect(await readdir(folder)).toEqual([`.dist-new-${other.pid}`, 'dist']);
  expect(await readdir(dist)).toEqual(['new.html']);
  await writeFile(join(folder, `.dist-new-${other.pid}`, 'other.html'), '');
  other.finish();
  expect((await other.end()).code).toBe(0);
  expect(await readdir(folder)).toEqual(['dist']);
  expect(await readdir(dist)).toEqual(['new.html', 'other.html']);
});

test('restores the previous output if an earlier build was killed during the swap', async () => {
  const { folder, dist } = await projectFolder();
  await rename(dist, join(folder, `.dist-old-${deadPid()}`));
  const { building } = beginBuild(folder);
  expect(await readdir(folder)).toEqual([basename(building), 'dist']);
  expect(await readdir(dist)).toEqual(['old.html']);
});

/** Starts a build of that folder in another process. It waits for a signal, or for a line on its input to finish. */
function startBuild(folder: string) {
  const build = spawn(process.execPath, ['--import', 'tsx', 'tests/support/interrupted-build.ts', folder]);
  const begun = once(build.stdout, 'data');
  return {
    pid: build.pid,
    begun,
    finish: () => build.stdin.end('finish\n'),
    async end(send?: NodeJS.Signals) {
      await begun;
      const ended = once(build, 'exit');
      if (send) build.kill(send);
      const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
      return { pid: build.pid, code, signal };
    },
  };
}
