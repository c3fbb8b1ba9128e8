import { enter, leaveRight } from '../../components/art/rail.ts';
import { numbers, path, type Stroke } from '../../components/art/stroke.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { curveOf, heavy, shown } from './reports-line.ts';

const { reports, firstReport, length, gains } = leadershipPilot;

/**
 * Draws the pilot to scale, a day per step from the margin: the sample's signal through its reports, and on to the last day. If the
 * signal got worse, it falls from there. Above the ground is a tick for each report, below it those for the days of the terms. The
 * line leaves at the right margin.
 */
export function weeksLine(width: number): Stroke {
  const wide = width > 800;
  const [start, end, ground, top, tick] = wide ? [120, 1320, 340, 16, 12] : [66, 654, 300, 16, 12];
  const xOf = (day: number) => start + ((end - start) * day) / length.days;
  const first = xOf(firstReport.days);
  const ticks = Array.from({ length: reports }, (_, report) => first + (report / (reports - 1)) * (end - first));
  const until = ticks[Math.min(shown.weeks.length, reports) - 1] ?? end;
  const rise = ground - top - (wide ? 84 : 76);
  const { points, turned } = curveOf({ x: first, until, first: 0, rise });
  // As high as the highest point lets it be.
  const down = top - Math.min(...points.map(([, y]) => y));
  const lowered = (list: typeof points) => list.map(([x, y]): [number, number] => [x, y + down]);
  const falls = 'worsens' in shown;
  const up = (x: number) => path`H${x}v${-tick}v${tick}`;
  const { min, max } = gains.days;
  const foot = ground + 44;
  return {
    width,
    height: foot,
    d:
      enter(width, down) +
      lowered(points)
        .map((point) => `L${numbers(...point)}`)
        .join('') +
      (falls ? `L${numbers(end, ground)}` : path`H${end}V${ground}`) +
      ticks.toReversed().map(up).join('') +
      path`v${tick}v${-tick}H${xOf(min)}v${tick}H${xOf(max)}v${-tick}H${end}v${tick}v${-tick}` +
      leaveRight(width, ground, foot),
    marks: heavy(lowered(turned)),
    captions: [
      { x: first, y: down - (wide ? 60 : 62), text: `${shown.name} in the sample report`, anchor: 'start' },
      { x: first - 20, y: ground - 2 * tick, text: 'Report', anchor: 'end' },
      // Next to the line where it comes straight down.
      ...ticks.map((x, report) => ({
        x: x === end && !falls ? x - 16 : x,
        y: ground - 2 * tick,
        text: String(report + 1),
      })),
    ],
  };
}
