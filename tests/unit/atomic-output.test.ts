import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { atomicOutput } from '../../src/build/output/atomic-output.ts';

/** The hooks of a build into `dist` of a fresh folder, which already holds a former build or not; and where it writes. */
async function startBuild(former: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  if (former) {
    await mkdir(dist);
    await writeFile(join(dist, 'old.html'), 'old');
  }
  const { hooks } = atomicOutput();
  const setup = hooks['astro:config:setup'] as (options: unknown) => void;
  let building = '';
  const updateConfig = ({ outDir }: { outDir: URL }) => (building = fileURLToPath(outDir));
  setup({ command: 'build', config: { outDir: pathToFileURL(`${dist}/`) }, updateConfig });
  await mkdir(building);
  await writeFile(join(building, 'new.html'), 'new');
  return { folder, dist, finish: hooks['astro:build:done'] as () => Promise<void> };
}

test('until a build is whole, the former output is as it was', async () => {
  const { dist } = await startBuild(true);
  expect(await readdir(dist)).toEqual(['old.html']);
});

test.each([true, false])('a whole build takes the place of the former one (is there one: %s)', async (former) => {
  const { folder, dist, finish } = await startBuild(former);
  await finish();
  expect(await readdir(dist)).toEqual(['new.html']);
  expect(await readFile(join(dist, 'new.html'), 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['dist']);
});
