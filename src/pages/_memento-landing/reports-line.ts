import { enter, leave, turnBack } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { duration } from '../../lib/format.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';

/**
 * Draws the pilot's days as one line, which rises to a sheet for every report on the day it is delivered, on wide
 * screens with its number and the first signal's weeks so far. Sheets after the sample's last week are blank. The dates are below.
 */
export function reportsLine(width: number): Stroke {
  const { length, reports, firstReport, gains, signals } = leadershipPilot;
  const { min, max } = gains.days;
  const { left, right } = rails(width);
  const wide = width > 800;
  const [ground, from, to] = wide ? [160, left + 60, right - 60] : [110, left + 40, right - 50];
  const at = (day: number) => from + (day / length.days) * (to - from);
  const step = (length.days - firstReport.days) / (reports - 1);
  const sheet = (at(step) - at(0)) * 0.86;
  const tall = sheet * Math.SQRT2;
  const corner = sheet * 0.26;
  const weeks = signals[0]?.weeks ?? [];
  const [least, most] = [Math.min(...weeks), Math.max(...weeks)];
  /** Draws the weeks up to a report across its sheet, from the second report on, and goes back to the sheet's foot. */
  const weeksOn = (x: number, report: number) => {
    if (!wide || report === 0 || report >= weeks.length) return '';
    const points = weeks.slice(0, report + 1).map((value, week) => {
      const [across, up] = [week / report, (value - least) / (most - least || 1)];
      return path`${x + sheet * (0.14 + 0.72 * across)} ${ground - tall * (0.32 + 0.4 * up)}`;
    });
    return `M${points.join('L')}` + path`M${x + sheet} ${ground}`;
  };
  const sheets = Array.from({ length: reports }, (_, report) => {
    const x = at(firstReport.days + report * step) - sheet;
    return (
      path`H${x}v${-tall}h${sheet - corner}l${corner} ${corner}h${-corner}v${-corner}l${corner} ${corner}v${tall - corner}` +
      weeksOn(x, report)
    );
  });
  const back = ground + (wide ? 72 : 96);
  const y = ground + (wide ? 44 : 48);
  const edge = at(firstReport.days) - sheet;
  const ends = `${reports} weekly reports, ${duration(length)}`;
  const first = `First report in ${duration(firstReport)}`;
  const labels: Stroke['labels'] = wide
    ? [
        { x: edge - 6, y: ground - 18, text: 'Baseline', anchor: 'end' },
        { x: edge, y, text: first, anchor: 'start' },
        { x: at((min + max) / 2), y, text: `Gains in ${duration(gains)}` },
        { x: to, y, text: ends, anchor: 'end' },
      ]
    : [
        { x: from + 116, y, text: first },
        { x: to - 132, y, text: ends },
      ];
  return {
    width,
    height: back + 44,
    labels,
    captions: wide
      ? Array.from({ length: reports }, (_, report) => ({
          x: at(firstReport.days + report * step) - sheet / 2,
          y: ground - 12,
          text: String(report + 1),
        }))
      : undefined,
    d:
      enter(width, ground) +
      (wide ? path`H${from}v8v-8` : '') +
      sheets.join('') +
      turnBack(width, ground, back) +
      leave(width, back, back + 44),
  };
}
