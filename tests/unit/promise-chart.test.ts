import { expect, test } from 'vitest';
import { promiseChart } from '../../src/charts/promise.ts';
import { promise } from '../../src/content/momento.ts';

test('a promise’s arch ends on the day it is due, on a scale of all days', () => {
  const { due, days } = promise;
  const chart = promiseChart(days, due, 600, 560);
  const marks = Array.from(chart.days.matchAll(/M(\d+) \d+v/g), ([, x]) => Number(x));
  expect(marks).toHaveLength(days + 1);
  expect([chart.made, chart.due]).toEqual([marks[0], marks[due]]);
  expect(chart.arch).toMatch(new RegExp(` ${chart.due} ${chart.ground}$`));
});
