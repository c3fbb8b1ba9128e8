import { enter, leave, turnBack } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { duration } from '../../lib/format.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';

/** Draws the pilot's days as one line, which rises to a sheet for every report on the day it is delivered. Its dates are below. */
export function reportsLine(width: number): Stroke {
  const { length, reports, firstReport, gains } = leadershipPilot;
  const { min, max } = gains.days;
  const { left, right } = rails(width);
  const wide = width > 800;
  const [ground, tall, from, to] = wide ? [210, 168, left + 60, right - 60] : [190, 130, left + 40, right - 50];
  const at = (day: number) => from + (day / length.days) * (to - from);
  const step = (length.days - firstReport.days) / (reports - 1);
  const sheet = (at(step) - at(0)) * 0.74;
  const corner = sheet * 0.26;
  const sheets = Array.from({ length: reports }, (_, report) => {
    const x = at(firstReport.days + report * step) - sheet;
    return path`H${x}v${-tall}h${sheet - corner}l${corner} ${corner}h${-corner}v${-corner}l${corner} ${corner}v${tall - corner}`;
  });
  const back = ground + (wide ? 72 : 96);
  const y = ground + (wide ? 32 : 48);
  const ends = `${reports} weekly reports, ${duration(length)}`;
  const first = `First report in ${duration(firstReport)}`;
  const labels = wide
    ? [
        { x: from + 30, y: ground - 18, text: 'Baseline' },
        { x: at(firstReport.days), y, text: first },
        { x: at((min + max) / 2), y, text: `Gains in ${duration(gains)}` },
        { x: to - 110, y, text: ends },
      ]
    : [
        { x: from + 110, y, text: first },
        { x: to - 120, y, text: ends },
      ];
  return {
    width,
    height: back + 44,
    labels,
    d:
      enter(width, ground) +
      path`H${from}v8v-8` +
      sheets.join('') +
      turnBack(width, ground, back) +
      leave(width, back, back + 44),
  };
}
