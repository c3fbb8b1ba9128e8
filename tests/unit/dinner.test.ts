import { expect, test } from 'vitest';
import { dinner } from '../../src/content/dinner.ts';

test('the dinner’s day and hours match its start and end', () => {
  expect(dinner.day).toBe(dinner.starts.slice(0, 10));
  expect(dinner.hours).toMatch(
    new RegExp(`^${Number(dinner.starts.slice(11, 13)) % 12 || 12}:${dinner.starts.slice(14, 16)}`),
  );
});
