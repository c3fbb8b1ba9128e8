import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptIn, keyOf } from '../../src/lib/cache.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = async () => join(await temporaryFolder(), 'not/yet/there');

test('gives the next build what this one has made, and nothing else', async () => {
  const place = await folder();
  expect(await keptIn(place).read('a')).toBeUndefined();
  await keptIn(place).write('a', 'made');
  const next = keptIn(place);
  expect((await next.read('a'))?.toString()).toBe('made');
  expect([next.has('a'), next.has('b')]).toEqual([true, false]);
  expect(await readdir(place)).toEqual(['a']);
});

test('drops what has long not been asked for, and keeps what another build has made lately', async () => {
  const place = await folder();
  const kept = keptIn(place);
  for (const name of ['used', 'old', 'new']) await kept.write(name, name);
  for (const name of ['used', 'old']) await utimes(join(place, name), 0, 0);
  const next = keptIn(place);
  await next.read('used');
  await next.prune();
  expect(await readdir(place)).toEqual(['new', 'used']);
});

test('drops what another item has taken the place of, but not what a build beside this one has just asked for', async () => {
  const place = await folder();
  const kept = keptIn(place);
  const hours = (ago: number) => Date.now() / 1000 - ago * 3600;
  for (const name of ['a@1', 'a@2', 'b@1']) {
    await kept.write(name, name);
    await utimes(join(place, name), hours(2), hours(2));
  }
  const beside = keptIn(place);
  expect(beside.has('a@2')).toBe(true);
  const next = keptIn(place);
  await next.write('a@3', 'new');
  await next.prune();
  expect(await readdir(place)).toEqual(['a@2', 'a@3', 'b@1']);
});

test('tells inputs apart, also where they only read alike when joined', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('a', [1])).toBe(keyOf('a', [1]));
});
