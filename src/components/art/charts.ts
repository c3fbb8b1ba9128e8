import { short } from './drawing.ts';

/** A chart's box, in the units of its view box. */
export interface ChartBox {
  width: number;
  height: number;
  /** Values at the bottom and the top edge. */
  from: number;
  to: number;
}

/** Returns the points of a series: evenly from the left edge to the right, a single value in the middle. */
export function chartPoints(
  values: readonly number[],
  { width, height, from, to }: ChartBox,
): [x: number, y: number][] {
  const range = to - from || 1;
  return values.map((value, index) => [
    values.length > 1 ? (index * width) / (values.length - 1) : width / 2,
    height - ((value - from) / range) * height,
  ]);
}

/** Draws a series as a line. */
export function linePath(values: readonly number[], box: ChartBox): string {
  const points = chartPoints(values, box).map(([x, y]) => `${short(x)} ${short(y)}`);
  return points.length > 0 ? `M${points.join('L')}` : '';
}

/** Draws the area between two series of equal length, such as the range of a forecast. */
export function bandPath(low: readonly number[], high: readonly number[], box: ChartBox): string {
  const forward = linePath(high, box);
  const back = chartPoints(low, box)
    .toReversed()
    .map(([x, y]) => `L${short(x)} ${short(y)}`);
  return forward && `${forward}${back.join('')}z`;
}
