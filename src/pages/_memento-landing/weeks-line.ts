import { enter, leaveRight } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';

const { reports, firstReport, length, gains } = leadershipPilot;

/**
 * Draws the pilot to scale, a day per step from the margin: the line comes back to the ground for each report, and leaves at the
 * right margin. It is heavy for the reports in the days of the first gains.
 */
export function weeksLine(width: number): Stroke {
  const wide = width > 800;
  const [start, end, ground] = wide ? [120, 1320, 220] : [66, 654, 160];
  const [tall, mark] = [wide ? 2.1 : 3, wide ? 40 : 44];
  const xOf = (day: number) => start + ((end - start) * day) / length.days;
  const days = Array.from(
    { length: reports },
    (_, report) => firstReport.days + (report / (reports - 1 || 1)) * (length.days - firstReport.days),
  );
  const arc = (from: number, to: number) => {
    const apart = xOf(to) - xOf(from);
    return path`q${apart / 2} ${-apart * tall} ${apart} 0`;
  };
  const before = (report: number) => days[report - 1] ?? 0;
  const { min, max } = gains.days;
  const due = days.flatMap((day, report) =>
    day >= min && day <= max ? [path`M${xOf(before(report))} ${ground}` + arc(before(report), day)] : [],
  );
  const foot = ground + mark + 24;
  return {
    width,
    height: foot,
    d:
      enter(width, ground) +
      path`H${start}` +
      days.map((day, report) => arc(before(report), day)).join('') +
      leaveRight(width, ground, foot),
    marks: due.join(''),
    captions: [
      { x: start, y: ground + mark, text: 'Report', anchor: 'start' },
      ...days.map((day, report) => ({ x: xOf(day), y: ground + mark, text: String(report + 1) })),
    ],
  };
}
