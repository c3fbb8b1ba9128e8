import { expect, test } from 'vitest';
import { roundTitle } from '../../src/charts/round-title.ts';

test('sets a title in two rows of about the same length, smaller if it is long', () => {
  const short = roundTitle('Dinners and more', 0.4, 12);
  expect(short.rows.map(({ text }) => text)).toEqual(['Dinners', 'and more']);
  const title = 'Dinners, summits, software and a good deal more for people who run companies';
  const long = roundTitle(title, 0.4, 12);
  expect(long.rows.map(({ text }) => text).join(' ')).toBe(title);
  expect(long.size).toBeLessThan(short.size);
  expect(roundTitle('Dinners', 0.4, 12).rows).toHaveLength(1);
});
