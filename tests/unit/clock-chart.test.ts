import { expect, test } from 'vitest';
import { clockMarks, clockStyle } from '../../src/charts/clock.ts';

test('a day from 9 to 6 starts at 9 and ends at 6, in equal parts', () => {
  expect(clockMarks.match(/M/g)).toHaveLength(12);
  const hours = clockStyle(9, 9, 3).matchAll(/--hour:(\d+)}}/g);
  expect(Array.from(hours, ([, hour]) => Number(hour))).toEqual([9, 12, 15, 18]);
});
