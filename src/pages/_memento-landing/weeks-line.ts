import { enter, leaveRight } from '../../components/art/rail.ts';
import { numbers, path, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { shown } from './reports-line.ts';

const { reports, firstReport, length, gains } = leadershipPilot;

/**
 * Draws the pilot to scale, a day per step from the margin: a sheet for each report, from the day of the first to the last day. What
 * is heavy: the sample's signal, as far as its reports go, and the days in which gains show. The line leaves at the right margin.
 */
export function weeksLine(width: number): Stroke {
  const wide = width > 800;
  const [start, end, ground] = wide ? [120, 1320, 176] : [66, 660, 124];
  const xOf = (day: number) => start + ((end - start) * day) / length.days;
  const first = xOf(firstReport.days);
  const step = (end - first) / (reports - 0.28);
  const [w, h] = wide ? [step * 0.72, 128] : [step * 0.72, 84];
  const sheets = Array.from({ length: reports }, (_, report) => first + report * step);
  const foot = ground + 44;
  const [least, most] = [Math.min(...shown.weeks), Math.max(...shown.weeks)];
  const signal = shown.weeks
    .slice(0, reports)
    .map((value, week) => [
      (sheets[week] ?? 0) + w / 2,
      ground - h * (0.4 + (0.45 * (value - least)) / (most - least || 1)),
    ]);
  return {
    width,
    height: foot,
    d:
      enter(width, ground) +
      // Around each sheet and along its foot again, so that the line goes on from its far corner.
      sheets.map((x) => path`H${x}v${-h}h${w}v${h}H${x}h${w}`).join('') +
      leaveRight(width, ground, foot),
    marks:
      path`M${xOf(gains.days.min)} ${ground}H${xOf(gains.days.max)}` +
      `M${signal.map((point) => numbers(...point.map(Math.round))).join('L')}`,
    captions: wide ? sheets.map((x, report) => ({ x: x + w / 2, y: ground - 10, text: String(report + 1) })) : [],
  };
}
