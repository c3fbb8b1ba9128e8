import { type ChartBox, chartPoints, linePath } from '../../components/art/charts.ts';
import { path } from '../../components/art/stroke.ts';
import { weekly } from '../../content/dashboard.ts';

/** The box of a drawing, which the page stretches. */
export const SPARK = { width: 240, height: 48 };
const { width, height } = SPARK;

/** Draws weeks from 0 up as an area that goes on, level, beyond the right edge. */
export function hill(series: readonly number[]): string {
  const points = linePath(series, { width, height, from: 0, to: Math.max(1, ...series) });
  return `${points.replace('M', path`M0 ${height}L`)}` + path`H${2 * width}V${height}z`;
}

/** The share of a stretch's box, from its top, that the line takes. The text below has the rest. */
const LINE = 0.34;

/** Draws weeks, from the lowest to the highest, as a stretch of the line that enters at the height where the one before ends. */
export function stretch(series: readonly number[], before: readonly number[] = []): string {
  const points = linePath(series, stretchBox(series));
  const end = chartPoints(before, stretchBox(before)).at(-1)?.[1];
  return end === undefined ? points : points.replace('M', path`M0 ${end}L`);
}

/** Draws the line's way from a stretch's last week to the foot of the box. */
export function drop(series: readonly number[]): string {
  return path`M${width} ${chartPoints(series, stretchBox(series)).at(-1)?.[1] ?? 0}V${height}`;
}

function stretchBox(series: readonly number[]): ChartBox {
  return { width, height: height * LINE, from: Math.min(...series), to: Math.max(...series) };
}

/** The dashboard's drawings: revenue for the first screen, and the overview's weekly figures, which are one line. */
export const drawings = {
  hill: hill(weekly.revenue),
  visits: stretch(weekly.visits),
  leads: stretch(weekly.leads, weekly.visits),
  revenue: stretch(weekly.revenue, weekly.leads),
  'visits-drop': drop(weekly.visits),
  'leads-drop': drop(weekly.leads),
  'revenue-drop': drop(weekly.revenue),
};
