import { expect, test } from 'vitest';
import { leadershipPilot } from '../../../src/content/leadership-pilot.ts';
import { reportsLine } from '../../../src/pages/_memento-landing/reports-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';
import { signalLine, signalMarks } from '../../../src/pages/_memento-landing/signal-line.ts';

test('draws a sheet for each report in one line from the margin and back', () => {
  joinsTheRail(reportsLine);
  // A sheet's folded corner has two slanted edges.
  expect(reportsLine(1440).d.match(/l/g)).toHaveLength(2 * leadershipPilot.reports);
});

test('draws one point per week inside the box', () => {
  const points = signalLine([5, 9, 1, 4]).slice(1).split('L');
  expect(points).toHaveLength(4);
  for (const point of points) expect(Number(point.split(' ')[1])).toBeLessThanOrEqual(48);
});

test('marks a signal’s turning point and its end', () => {
  expect(signalMarks([5, 3, 4, 9])).toEqual({ turn: 'M80 42h0', last: 'M240 6h0' });
  expect(signalMarks([5, 9, 1])).toEqual({ turn: 'M120 6h0', last: 'M240 42h0' });
});
