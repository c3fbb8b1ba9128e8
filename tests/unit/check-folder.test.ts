import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = await temporaryFolder(afterAll);

test.each([
  ['100% ours', 1, '100% ours: the site can’t be built in a path with %'],
  ['a #1 site', 1, 'a #1 site: the site can’t be built in a path with #'],
  ['Søren’s [site] & (copy) {1}', 0, ''],
])('in a folder named %s the check exits with %i', (name, status, end) => {
  mkdirSync(join(folder, name));
  const check = spawnSync(process.execPath, [resolve('src/commands/check-folder.mjs')], {
    cwd: join(folder, name),
    encoding: 'utf8',
  });
  expect(check.status).toBe(status);
  expect(check.stderr.trim().slice(-end.length || undefined)).toBe(end);
});
