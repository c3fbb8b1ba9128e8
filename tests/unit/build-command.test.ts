import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Stands in for Astro: writes a page, says so, and ends with the code that it reads. */
const ASTRO = `import { mkdirSync, writeFileSync } from 'node:fs';
const folder = process.argv.at(-1);
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/new.html', '');
console.log('written');
process.stdin.once('data', (code) => process.exit(Number(code)));`;

/** Starts a build in a project with an earlier one in dist, and waits until it has written a page. */
async function startBuild({ isFirst = false } = {}) {
  const project = await temporaryFolder();
  const dist = join(project, 'dist');
  await mkdir(join(project, 'node_modules/astro'), { recursive: true });
  await writeFile(join(project, 'node_modules/astro/astro.js'), ASTRO);
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  if (!isFirst) {
    await mkdir(dist);
    await writeFile(join(dist, 'old.html'), '');
  }
  const tsx = resolve('node_modules/tsx/dist/loader.mjs');
  const build = spawn(process.execPath, ['--import', tsx, resolve('src/commands/build.ts')], { cwd: project });
  await once(build.stdout, 'data');
  const ended = once(build, 'exit') as Promise<[number]>;
  const files = async () => ({ dist: await readdir(dist), cache: await readdir(join(project, 'node_modules/.cache')) });
  return { build, ended, files };
}

const BEFORE = { dist: ['old.html'], cache: [] };

test.each([true, false])('moves a finished build to dist (the first: %s)', async (isFirst) => {
  const { build, ended, files } = await startBuild({ isFirst });
  if (!isFirst) expect((await files()).dist).toEqual(['old.html']);
  build.stdin.end('0');
  expect((await ended)[0]).toBe(0);
  expect(await files()).toEqual({ dist: ['new.html'], cache: [] });
});

test('leaves dist as it was when a build fails', async () => {
  const { build, ended, files } = await startBuild();
  build.stdin.end('3');
  expect((await ended)[0]).toBe(3);
  expect(await files()).toEqual(BEFORE);
});

test.each(['SIGINT', 'SIGTERM'] as const)('leaves dist as it was after %s', async (signal) => {
  const { build, ended, files } = await startBuild();
  build.kill(signal);
  expect((await ended)[0]).toBe(1);
  expect(await files()).toEqual(BEFORE);
});
