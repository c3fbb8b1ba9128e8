import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { stopAtSymbolicLinks } from '../../src/integrations/checks/public-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('stops at symbolic links in public, and names them', async () => {
  vi.stubEnv('DEV', true);
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'art'));
  await writeFile(join(folder, 'art/logo.svg'), '');
  stopAtSymbolicLinks(folder);
  await symlink('/nowhere', join(folder, 'dangling'));
  await symlink('../..', join(folder, 'art/folder'));
  expect(() => stopAtSymbolicLinks(folder)).toThrow(
    /^public\/dangling, public\/art\/folder: replace each symbolic link with the file or folder that it leads to\.$/,
  );
});
