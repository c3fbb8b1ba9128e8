import pilot from '../content/leadershipPilot.json' with { type: 'json' };

const { reports, firstReport, gains } = pilot;
const WEEK = 7;

/** The day and week of the last report: they come weekly from the first one on. */
export const lastReportDay = firstReport.days + (reports - 1) * WEEK;
export const lastReportWeek = Math.round(lastReportDay / WEEK);

/** Returns how many reports a team has on a day of its pilot. */
export function reportsBy(day: number): number {
  if (day < firstReport.days) return 0;
  return Math.min(reports, 1 + Math.floor((day - firstReport.days) / WEEK));
}

/** The weeks after which the page shows the pile of reports, besides the first and the last one. */
export const middleWeek = Math.round((gains.days.min + gains.days.max) / 2 / WEEK);

/** What a report says about each signal: its first and last week, and how many weeks in a row, up to the last, were higher than the one before. */
export const signals = Object.fromEntries(
  pilot.signals.map(({ id, weeks }) => {
    const lastFall = weeks.findLastIndex((value, week) => week === 0 || value <= (weeks[week - 1] ?? 0));
    return [id, { first: weeks[0], last: weeks.at(-1), weeksRisen: weeks.length - 1 - lastFall }];
  }),
);
