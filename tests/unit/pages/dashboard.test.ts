import { expect, test } from 'vitest';
import { metrics } from '../../../src/pages/_dashboard/dashboard-figures.ts';
import { share, stars, strokes, toLimit } from '../../../src/pages/_dashboard/strokes.ts';
import { weeksLine } from '../../../src/pages/_dashboard/weeks-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the weeks in one line from the margin and back', () => {
  joinsTheRail(weeksLine);
});

test('has a drawing for every figure of the overview', () => {
  expect(metrics.filter(({ tab }) => !(tab in strokes))).toEqual([]);
});

test('caps a cost at its limit', () => {
  expect(toLimit(3)).toBe(toLimit(1));
  expect(toLimit(0.5)).not.toBe(toLimit(1));
  expect(share(3)).toBe(share(1));
});

test('fills the stars up to the average', () => {
  expect(stars(3.5)).toContain('h20v');
  expect(stars(5).match(/h40v/g)).toHaveLength(5);
});
