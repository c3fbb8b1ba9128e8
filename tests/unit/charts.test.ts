import { expect, test } from 'vitest';
import { bandPath, chartPoints, linePath } from '../../src/components/art/charts.ts';

const box = { width: 100, height: 50, from: 0, to: 10 };

test('spreads a series from edge to edge and from bottom to top', () => {
  expect(chartPoints([0, 5, 10], box)).toEqual([
    [0, 50],
    [50, 25],
    [100, 0],
  ]);
  expect(chartPoints([5], box)).toEqual([[50, 25]]);
  expect(chartPoints([], box)).toEqual([]);
});

test('puts a series without a range at the bottom', () => {
  expect(chartPoints([3, 3], { ...box, from: 3, to: 3 })).toEqual([
    [0, 50],
    [100, 50],
  ]);
});

test('returns paths for lines and bands, and an empty path for an empty series', () => {
  expect(linePath([0, 10], box)).toBe('M0 50L100 0');
  expect(bandPath([0, 0], [10, 10], box)).toBe('M0 0L100 0L100 50L0 50z');
  expect(linePath([], box)).toBe('');
  expect(bandPath([], [], box)).toBe('');
});
