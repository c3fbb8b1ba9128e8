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

/** Refuses renames from or to dist with an error, in the order that a text of digits says: 1 refuses, 0 doesn't. */
const REFUSE = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
const [code, turns] = process.env.REFUSE.split(' ');
let turn = 0;
fs.renameSync = (from, to) => {
  if (turns[turn++ % turns.length] === '1') throw Object.assign(new Error(code + ': refused'), { code });
  renameSync(from, to);
};
syncBuiltinESMExports();`;

/** Starts a build in a project with an earlier one in dist, and waits until it has written a page. */
async function startBuild({ isFirst = false, refuse = 'EPERM 0', project = '' } = {}) {
  project ||= await temporaryFolder();
  const dist = join(project, 'dist');
  await mkdir(join(project, 'node_modules/astro'), { recursive: true });
  await writeFile(join(project, 'node_modules/astro/astro.js'), ASTRO);
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  if (!isFirst) {
    await mkdir(dist, { recursive: true });
    await writeFile(join(dist, 'old.html'), '');
  }
  const tsx = resolve('node_modules/tsx/dist/loader.mjs');
  const preload = `data:text/javascript,${encodeURIComponent(REFUSE)}`;
  const command = ['--import', preload, '--import', tsx, resolve('src/commands/build.ts')];
  const build = spawn(process.execPath, command, { cwd: project, env: { ...process.env, REFUSE: refuse } });
  await once(build.stdout, 'data');
  const ended = once(build, 'exit') as Promise<[number]>;
  const files = async () => ({ dist: await readdir(dist), cache: await readdir(join(project, 'node_modules/.cache')) });
  let said = '';
  build.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { build, ended, files, project, said: () => said };
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

test.each(['EPERM 1', 'EACCES 010', 'ENOTEMPTY 010'])(
  'keeps the previous site and says so when folders can’t be renamed (%s)',
  async (refuse) => {
    const { build, ended, files, said } = await startBuild({ refuse });
    build.stdin.end('0');
    expect((await ended)[0]).toBe(1);
    expect(await files()).toEqual(BEFORE);
    expect(said()).toContain(`dist has the previous site: ${refuse.split(' ')[0]}`);
  },
);

test.each(['EPERM 10000', 'EBUSY 1', 'EXDEV 1'])('publishes all the same after %s', async (refuse) => {
  const { build, ended, files } = await startBuild({ refuse });
  build.stdin.end('0');
  expect((await ended)[0]).toBe(0);
  expect(await files()).toEqual({ dist: ['new.html'], cache: [] });
});

test('two builds at once both end well', async () => {
  const one = await startBuild();
  const two = await startBuild({ isFirst: true, project: one.project });
  for (const { build } of [one, two]) build.stdin.end('0');
  expect((await Promise.all([one.ended, two.ended])).flat()).toEqual([0, null, 0, null]);
  expect(await two.files()).toEqual({ dist: ['new.html'], cache: [] });
});

test('says where the previous site is if it can’t be put back', async () => {
  const { build, ended, project, said } = await startBuild({ refuse: `EPERM 0${'1'.repeat(40)}` });
  build.stdin.end('0');
  expect((await ended)[0]).toBe(1);
  const [, folder = ''] = /^(\S+-previous) has the previous site/.exec(said()) ?? [];
  expect(await readdir(join(project, folder))).toEqual(['old.html']);
});
