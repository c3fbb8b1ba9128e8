import { describe, expect, test } from 'vitest';
import { axisEnd, bandPath, bars, chartPoints, linePath } from '../../src/components/art/charts.ts';

const box = { width: 100, height: 50, from: 0, to: 10 };

test('the points of a series reach from edge to edge and from the bottom to the top', () => {
  expect(chartPoints([0, 5, 10], box)).toEqual([
    [0, 50],
    [50, 25],
    [100, 0],
  ]);
  expect(chartPoints([5], box)).toEqual([[50, 25]]);
  expect(chartPoints([], box)).toEqual([]);
});

test('a series without a range stands at the bottom instead of nowhere', () => {
  expect(chartPoints([3, 3], { ...box, from: 3, to: 3 })).toEqual([
    [0, 50],
    [100, 50],
  ]);
});

test('lines and bands are paths, and of nothing are nothing', () => {
  expect(linePath([0, 10], box)).toBe('M0 50L100 0');
  expect(bandPath([0, 0], [10, 10], box)).toBe('M0 0L100 0L100 50L0 50z');
  expect(linePath([], box)).toBe('');
  expect(bandPath([], [], box)).toBe('');
});

test('bars stand on the bottom and never leave the box', () => {
  for (const { y, height } of bars([-5, 0, 5, 10, 20], box)) {
    expect(y + height).toBeCloseTo(50);
    expect(y).toBeGreaterThanOrEqual(0);
  }
  expect(bars([], box)).toEqual([]);
});

describe('axisEnd', () => {
  test.each([
    [4690, 5000],
    [123, 150],
    [100, 100],
    [101, 150],
    [53900, 60000],
    [1, 1],
    [0.4, 0.4],
    [0, 1],
    [-3, 1],
  ])('above %d is %d', (highest, end) => {
    expect(axisEnd(highest)).toBeCloseTo(end);
    expect(axisEnd(highest)).toBeGreaterThanOrEqual(highest);
  });
});
