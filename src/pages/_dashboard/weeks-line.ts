import { enter, leave, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { amountText } from '../../lib/format.ts';
import { weekly } from '../../content/dashboard.ts';
import { PERIOD, period, thisPeriod } from './figures.ts';

/**
 * Draws weekly revenue as a line. The line returns as the chart's axis, with a tick per week and a stem for each week of the
 * totals.
 */
export function weeksLine(width: number): Stroke {
  const { right } = rails(width);
  const [high, ground, from, last] = width > 800 ? [210, 250, 300, 130] : [250, 300, 110, 70];
  const q = turnOf(width);
  const to = right - last;
  const apart = (to - from) / (weekly.revenue.length - 1);
  const most = Math.max(...weekly.revenue);
  const weeks = weekly.revenue.map((won, week) => ({ x: from + week * apart, rise: (won / most) * high }));
  const curve = weeks.map(({ x, rise }) => path`L${x} ${ground - rise}`).join('');
  const start = ground - (weeks[0]?.rise ?? 0);
  const marks = weeks
    .map(({ x, rise }, week) => path`H${x}v${-(week < weeks.length - PERIOD ? 9 : rise)}V${ground}`)
    .toReversed();
  const last4 = `${amountText(thisPeriod(weekly.revenue))} in ${period}`;
  return {
    width,
    height: ground + 2 * q + (width > 800 ? 0 : 40),
    labels: [
      { x: from + (width > 800 ? 60 : 90), y: start - (width > 800 ? 24 : 44), text: 'Revenue per week' },
      { x: Math.min(to - ((PERIOD - 1) / 2) * apart, width - 190), y: ground + (width > 800 ? 26 : 38), text: last4 },
    ],
    d:
      enter(width, start) +
      curve +
      path`H${right - q}Q${right} ${ground - high} ${right} ${ground - high + q}V${ground - q}Q${right} ${ground} ${right - q} ${ground}` +
      marks.join('') +
      leave(width, ground, ground + 2 * q + (width > 800 ? 0 : 40)),
  };
}
