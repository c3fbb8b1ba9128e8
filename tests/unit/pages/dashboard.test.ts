import { expect, test } from 'vitest';
import { metrics } from '../../../src/content/dashboard-figures.ts';
import { againstLimit, metricPictures, ofStars, weeks } from '../../../src/pages/_dashboard/metric-pictures.ts';

const boxes = (path: string) => path.split('M').length - 1;

test('draws a picture for every card of the overview', () => {
  expect(metrics.filter(({ tab }) => !metricPictures()[tab])).toEqual([]);
});

test('highlights the weeks in the total and draws the highest at full height', () => {
  const { rest, now } = weeks([1, 2, 3, 4, 5, 10]);
  expect([boxes(rest), boxes(now)]).toEqual([2, 4]);
  expect(now).toContain('v28');
});

test('stops a cost beyond its limit at the mark', () => {
  expect(againstLimit(3)).toEqual(againstLimit(1));
  expect(againstLimit(0.5)).not.toEqual(againstLimit(1));
});

test('fills the stars up to the average', () => {
  const { rest, now } = ofStars(3.5);
  expect([boxes(rest), boxes(now)]).toEqual([5, 4]);
  expect(now).toContain('h10.5v');
});
