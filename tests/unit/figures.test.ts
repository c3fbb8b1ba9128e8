import { expect, test } from 'vitest';
import { dollars, grouped, percent, sum } from '../../src/lib/figures.ts';

test('numbers are grouped by thousands', () => {
  expect([0, 999, 1000, 1185700].map(grouped)).toEqual(['0', '999', '1,000', '1,185,700']);
});

test('dollars show cents only where they are asked for', () => {
  expect([dollars(0), dollars(198250), dollars(44.067, 2), dollars(60, 2)]).toEqual([
    '$0',
    '$198,250',
    '$44.07',
    '$60.00',
  ]);
});

test('shares are percentages', () => {
  expect([percent(0), percent(0.45691), percent(1, 0), percent(0.00342, 2)]).toEqual([
    '0.0%',
    '45.7%',
    '100%',
    '0.34%',
  ]);
});

test('a sum of nothing is nothing', () => {
  expect([sum([]), sum([1, 2, 3])]).toEqual([0, 6]);
});
