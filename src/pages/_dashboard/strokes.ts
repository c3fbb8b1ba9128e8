import { path } from '../../components/art/stroke.ts';
import { weekly } from '../../content/dashboard.ts';

/** The box of a drawing, which the page stretches. */
export const SPARK = { width: 240, height: 48 };
const { width, height } = SPARK;
/** Returns the points of weeks, evenly from the left edge to the right, between two values at the bottom and the top. */
function weekPoints(series: readonly number[], from: number): string[] {
  const apart = width / (series.length - 1);
  const range = Math.max(1, Math.max(...series) - from);
  return series.map((value, week) => path`${week * apart} ${height - ((value - from) / range) * height}`);
}

/** Draws weeks from 0 up as an area that goes on, level, beyond the right edge. */
export function hill(series: readonly number[]): string {
  const points = weekPoints(series, 0);
  const [first, last] = [points[0], points.at(-1)].map((point) => Number(point?.split(' ')[1]));
  return path`M${-width} ${height}V${first ?? 0}L` + points.join('L') + path`L${2 * width} ${last ?? 0}V${height}z`;
}

/** Draws weeks as a line from the lowest to the highest. */
export function trend(series: readonly number[]): string {
  return `M${weekPoints(series, Math.min(...series)).join('L')}`;
}

/** Marks the last week of a trend. */
export function lastWeek(series: readonly number[]): string {
  return `M${weekPoints(series, Math.min(...series)).at(-1)}h0`;
}

/** The dashboard's drawings: revenue for the first screen, and visits for the overview, with their last week. */
export const drawings = {
  hill: hill(weekly.revenue),
  trend: trend(weekly.visits),
  last: lastWeek(weekly.visits),
};
