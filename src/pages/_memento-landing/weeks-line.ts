import { enter, leaveRight } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';

const { reports, firstReport, length, gains } = leadershipPilot;

/**
 * Draws the pilot to scale, a day per step from the margin: a sheet for each report, from the day of the first to the last day, and
 * heavy where gains show. The line leaves at the right margin. On wide screens, sheets have room for their numbers.
 */
export function weeksLine(width: number): Stroke {
  const wide = width > 800;
  const [start, end, ground] = wide ? [120, 1320, 148] : [66, 660, 92];
  const xOf = (day: number) => start + ((end - start) * day) / length.days;
  const first = xOf(firstReport.days);
  const step = (end - first) / (reports - 0.3);
  const [w, h] = [step * 0.7, step * 0.95];
  const sheets = Array.from({ length: reports }, (_, report) => first + report * step);
  const foot = ground + 44;
  return {
    width,
    height: foot,
    d:
      enter(width, ground) +
      // Around each sheet and along its foot again, so that the line goes on from its far corner.
      sheets.map((x) => path`H${x}v${-h}h${w}v${h}H${x}h${w}`).join('') +
      leaveRight(width, ground, foot),
    marks: path`M${xOf(gains.days.min)} ${ground}H${xOf(gains.days.max)}`,
    captions: wide
      ? sheets.map((x, report) => ({ x: x + w / 2, y: ground - h / 2 + 9, text: String(report + 1) }))
      : [],
  };
}
