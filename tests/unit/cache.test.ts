import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestOf, openCache } from '../../src/lib/files/cache.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const newFolder = async () => join(await temporaryFolder(), 'not/yet/there');

test('keeps entries for the next build', async () => {
  const folder = await newFolder();
  expect(await openCache(folder).read('a')).toBeUndefined();
  await openCache(folder).write('a', 'made');
  const next = openCache(folder);
  expect((await next.read('a'))?.toString()).toBe('made');
  expect([next.has('a'), next.has('b')]).toEqual([true, false]);
  expect(await readdir(folder)).toEqual(['a']);
});

test('prunes old, unused entries', async () => {
  const folder = await newFolder();
  const first = openCache(folder);
  for (const name of ['read', 'touched', 'old', 'new']) await first.write(name, name);
  for (const name of ['read', 'touched', 'old']) await utimes(join(folder, name), 0, 0);
  expect(openCache(folder).has('touched')).toBe(true);
  const next = openCache(folder);
  await next.read('read');
  await next.prune();
  expect(await readdir(folder)).toEqual(['new', 'read', 'touched']);
});

test('distinguishes inputs that are equal when joined', () => {
  expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
  expect(digestOf('a', [1])).toBe(digestOf('a', [1]));
});
