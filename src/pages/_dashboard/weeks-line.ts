import { BEYOND } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { amountText } from '../../lib/format.ts';
import { weekly } from '../../content/dashboard.ts';

/** How far the figure is from the end of the weeks. */
const INSET = 44;
/** The radius of the dot on the last week. */
const DOT = 9;

/**
 * Draws weekly revenue from 0 up as the upper edge of a panel: from the window's edge to the last week, which has a dot. The
 * margin's line runs on in it.
 */
export function weeksLine(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  const [high, height, to, foot] = wide ? [440, 756, width - 120, 60] : [340, 392, width - 40, 50];
  const apart = to / (weekly.revenue.length - 1);
  const most = Math.max(...weekly.revenue);
  const weeks = weekly.revenue.map((won, week) => ({ x: week * apart, y: height - (won / most) * high }));
  const [start = height, next = start, last = start] = [weeks[0]?.y, weeks[1]?.y, weeks.at(-1)?.y];
  const meets = start + ((next - start) * left) / apart;
  return {
    width,
    height,
    labels: [
      { x: to - INSET, y: height - foot - 144, text: 'Revenue per week' },
      { x: to - INSET, y: height - foot, text: amountText(weekly.revenue.at(-1) ?? 0) },
    ],
    d:
      path`M${left} 0V${meets}M${-BEYOND} ${start}` +
      weeks.map(({ x, y }) => path`L${x} ${y}`).join('') +
      path`V${height}H${-BEYOND}z`,
    marks: path`M${left} ${meets}V${height}M${to - DOT} ${last}a${DOT} ${DOT} 0 1 1 0 .1`,
  };
}
