import { chartPoints, linePath } from '../../components/art/charts.ts';
import { path } from '../../components/art/stroke.ts';
import { weekly } from '../../content/dashboard.ts';
import { PERIOD } from './figures.ts';

/** The box of a drawing, which the page stretches. */
export const SPARK = { width: 240, height: 48 };
const { width, height } = SPARK;

const fromZero = (series: readonly number[]) => ({ width, height, from: 0, to: Math.max(1, ...series) });

/** Draws weeks from 0 up as an area that goes on, level, beyond the right edge. */
export function hill(series: readonly number[]): string {
  return linePath(series, fromZero(series)).replace('M', path`M0 ${height}L`) + path`H${2 * width}V${height}z`;
}

/** Draws weeks from 0 up as a line that falls after the last one and comes back along 0. */
export function line(series: readonly number[]): string {
  return linePath(series, fromZero(series)) + path`V${height}H0`;
}

/** Draws what is below the weeks that the totals count. */
export function counted(series: readonly number[]): string {
  const points = chartPoints(series, fromZero(series)).slice(-PERIOD);
  const along = points.map(([x, y]) => path`L${x} ${y}`).join('');
  return path`M${points[0]?.[0] ?? 0} ${height}` + along + path`V${height}z`;
}

/** The dashboard's drawings: revenue for the first screen, and each weekly series of the tabs. */
export const drawings: Record<string, string> = {
  hill: hill(weekly.revenue),
  ...Object.fromEntries(
    Object.entries(weekly).flatMap(([name, series]) => [
      [name, line(series)],
      [`${name}-counted`, counted(series)],
    ]),
  ),
};
