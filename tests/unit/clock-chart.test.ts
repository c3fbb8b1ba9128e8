import { expect, test } from 'vitest';
import { clockChart } from '../../src/charts/clock.ts';

test('a day from 9 to 6 goes three quarters around the clock, in equal parts', () => {
  const { marks, start, ends } = clockChart(9, 9, 3);
  expect(marks.match(/M/g)).toHaveLength(12);
  expect([start, ...ends]).toEqual([270, 360, 450, 540]);
});
