import { expect, test } from 'vitest';
import { leadershipPilot } from '../../../src/content/leadership-pilot.ts';
import { reportStrip } from '../../../src/pages/_memento-landing/report-strip.ts';
import { signalLine, signalMarks } from '../../../src/pages/_memento-landing/signal-line.ts';

test('draws a sheet for each report, the first on its delivery day', () => {
  const { length, reports, firstReport } = leadershipPilot;
  const { sheets, sheetWidth, width, days } = reportStrip(length.days, reports, firstReport.days);
  expect(sheets).toHaveLength(reports);
  expect(days.match(/M/g)).toHaveLength(length.days + 1);
  const ends = sheets.map((left) => Number(left) + sheetWidth);
  expect(ends[0]).toBeCloseTo((firstReport.days / length.days) * (width - 4) + 2, 0);
  expect(ends.at(-1)).toBeLessThanOrEqual(width);
  for (const [i, left] of sheets.entries()) if (i > 0) expect(Number(left)).toBeGreaterThan(ends[i - 1] ?? 0);
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
