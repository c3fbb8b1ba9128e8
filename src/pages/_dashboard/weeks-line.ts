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
  const wide = width > 800;
  const foot = wide ? 58 : 90;
  const [high, ground, from, last] = wide ? [620, 668, 120, 90] : [470, 560, 90, 70];
  const q = turnOf(width);
  const to = right - last;
  const apart = (to - from) / (weekly.revenue.length - 1);
  const most = Math.max(...weekly.revenue);
  const weeks = weekly.revenue.map((won, week) => ({ won, x: from + week * apart, rise: (won / most) * high }));
  // The weeks of the totals show their values; on phones, where they are close, the first and the last.
  const valued = weeks.slice(-PERIOD).filter((_, week) => wide || week % (PERIOD - 1) === 0);
  const curve = weeks.map(({ x, rise }) => path`L${x} ${ground - rise}`).join('');
  const start = ground - (weeks[0]?.rise ?? 0);
  const marks = weeks
    .map(({ x, rise }, week) => path`H${x}v${-(week < weeks.length - PERIOD ? 9 : rise)}V${ground}`)
    .toReversed();
  const total = `${amountText(thisPeriod(weekly.revenue))} in ${period}`;
  return {
    width,
    height: ground + q + foot,
    labels: [
      // Starts at its point; the page's style sheet says so.
      { x: wide ? from : 66, y: start + (wide ? -34 : 62), text: 'Revenue per week' },
      { x: Math.min(to - ((PERIOD - 1) / 2) * apart, width - 215), y: ground + (wide ? 42 : 66), text: total },
      ...valued.map(({ x, rise, won }) => ({ x, y: ground - rise - (wide ? 18 : 24), text: amountText(won) })),
    ],
    d:
      enter(width, start) +
      curve +
      path`H${right - q}Q${right} ${ground - high} ${right} ${ground - high + q}V${ground - q}Q${right} ${ground} ${right - q} ${ground}` +
      marks.join('') +
      leave(width, ground, ground + q + foot),
  };
}
