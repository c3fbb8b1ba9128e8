import { enter, leave, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { amountText } from '../../lib/format.ts';
import { weekly } from '../../content/dashboard.ts';
import { PERIOD, period, thisPeriod } from './figures.ts';

/**
 * Draws weekly revenue as a line. The line returns as the chart's axis, with a tick per week, and hatches the area below the weeks of
 * the totals.
 */
export function weeksLine(width: number): Stroke {
  const { right } = rails(width);
  const wide = width > 800;
  const [high, ground, from, last, foot, hatch] = wide ? [590, 700, 120, 90, 92, 9] : [450, 560, 90, 70, 100, 13];
  const q = turnOf(width);
  const to = right - last;
  const apart = (to - from) / (weekly.revenue.length - 1);
  const most = Math.max(...weekly.revenue);
  const weeks = weekly.revenue.map((won, week) => ({ x: from + week * apart, y: ground - (won / most) * high }));
  const start = weeks[0]?.y ?? ground;
  const [before, counted] = [weeks.slice(0, -PERIOD), weeks.slice(-PERIOD)];
  const ticks = before.map(({ x }) => path`H${x}v-9V${ground}`).toReversed();
  const end = width - (wide ? from : 66);
  return {
    width,
    height: ground + q + foot,
    // All but the first are large and end at their point; the page's style sheet says so.
    labels: [
      { x: wide ? from : 66, y: start + (wide ? -34 : 62), text: 'Revenue per week' },
      { x: to, y: ground - high - (wide ? 22 : 26), text: amountText(weekly.revenue.at(-1) ?? 0) },
      { x: end, y: ground + (wide ? 78 : 80), text: `${amountText(thisPeriod(weekly.revenue))} in ${period}` },
    ],
    d:
      enter(width, start) +
      weeks.map(({ x, y }) => path`L${x} ${y}`).join('') +
      path`H${right - q}Q${right} ${ground - high} ${right} ${ground - high + q}V${ground - q}Q${right} ${ground} ${right - q} ${ground}` +
      hatched(counted, ground, hatch) +
      ticks.join('') +
      leave(width, ground, ground + q + foot),
  };
}

/** Draws the area below points from its right end to its left, up and down in turns. */
export function hatched(points: readonly { x: number; y: number }[], ground: number, apart: number): string {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const count = Math.round((last - first) / apart / 2) * 2 + 1;
  return Array.from({ length: count + 1 }, (_, at) => {
    const x = last - ((last - first) * at) / count;
    const after = Math.max(
      1,
      points.findIndex((point) => point.x >= x - 0.01),
    );
    const [a, b] = [points[after - 1], points[after]];
    const y = a && b ? a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y) : ground;
    return at % 2 ? path`L${x} ${y}V${ground}` : path`H${x}V${y}`;
  }).join('');
}
