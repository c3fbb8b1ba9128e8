import { expect, test } from 'vitest';
import { signalLine } from '../../src/charts/reports.ts';
import { content } from '../../src/data/content.ts';
import { lastReportDay, reportsBy } from '../../src/data/pilot-reports.ts';

const { reports, firstReport } = content.leadershipPilot;

test('counts a report on the first report’s day and one a week after it, up to the last', () => {
  expect([firstReport.days - 1, firstReport.days, firstReport.days + 7].map(reportsBy)).toEqual([0, 1, 2]);
  expect([lastReportDay - 1, lastReportDay, lastReportDay + 7].map(reportsBy)).toEqual([reports - 1, reports, reports]);
});

test('draws one point per week of a signal, and a flat one inside its box', () => {
  expect(signalLine([5, 9, 1])).toBe('M0 24L120 4L240 44');
  expect(signalLine([2, 2])).not.toContain('NaN');
});
