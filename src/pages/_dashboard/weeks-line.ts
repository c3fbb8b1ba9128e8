import { BEYOND } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { amountText } from '../../lib/format.ts';
import { weekly } from '../../content/dashboard.ts';

/** Draws weekly revenue from 0 up as the upper edge of a panel that is wider than the page. The margin's line runs on in it. */
export function weeksLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [high, height, from, last, foot] = wide ? [440, 756, 120, 60, 60] : [340, 392, 66, 40, 50];
  const to = right - last;
  const apart = (to - from) / (weekly.revenue.length - 1);
  const most = Math.max(...weekly.revenue);
  const weeks = weekly.revenue.map((won, week) => ({ x: from + week * apart, y: height - (won / most) * high }));
  const start = weeks[0]?.y ?? height;
  return {
    width,
    height,
    labels: [
      { x: to, y: height - foot - 144, text: 'Revenue per week' },
      { x: to, y: height - foot, text: amountText(weekly.revenue.at(-1) ?? 0) },
    ],
    d:
      path`M${left} 0V${start}M${-BEYOND} ${start}` +
      weeks.map(({ x, y }) => path`L${x} ${y}`).join('') +
      path`H${width + BEYOND}V${height}H${-BEYOND}z`,
    marks: path`M${left} ${start}V${height}`,
  };
}
