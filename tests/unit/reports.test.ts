import { expect, test } from 'vitest';
import { lastReportDay, leadershipPilot, reportsBy } from '../../src/content/leadership-pilot.ts';

const { reports, firstReport } = leadershipPilot;

test('counts a report on the first report’s day and one a week after it, up to the last', () => {
  expect([firstReport.days - 1, firstReport.days, firstReport.days + 7].map(reportsBy)).toEqual([0, 1, 2]);
  expect([lastReportDay - 1, lastReportDay, lastReportDay + 7].map(reportsBy)).toEqual([reports - 1, reports, reports]);
});
