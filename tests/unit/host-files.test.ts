import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { hostFiles, stopAtSymbolicLinks } from '../../src/integrations/host-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test.each([true, false])(
  'writes headers, removes replaced files, and compresses on request: %s',
  async (precompressed) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'long.txt'), 'word '.repeat(1000));
    await writeFile(join(folder, 'guide.pdf'), '%PDF');
    const { hooks } = hostFiles({ precompressed, replaced: ['guide.pdf'] });
    const dir = pathToFileURL(`${folder}/`);
    for (const hook of ['astro:build:generated', 'astro:build:done'] as const)
      await (hooks[hook] as (options: unknown) => Promise<void>)({ dir });
    const names = await readdir(folder);
    expect(names).toEqual(expect.arrayContaining(['long.txt', '_headers']));
    expect(names.includes('long.txt.br')).toBe(precompressed);
    expect(names).not.toContain('guide.pdf');
  },
);

test('stops at symbolic links in public, and names them', async () => {
  vi.stubEnv('DEV', true);
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'art'));
  await writeFile(join(folder, 'art/logo.svg'), '');
  await stopAtSymbolicLinks(folder);
  await symlink('/nowhere', join(folder, 'dangling'));
  await symlink('../..', join(folder, 'art/folder'));
  await expect(stopAtSymbolicLinks(folder)).rejects.toThrow(
    /^public\/dangling, public\/art\/folder: replace each symbolic link with the file or folder that it leads to\.$/,
  );
});
