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

/** Returns the bars of a series, from the bottom edge up, with gaps a third of a bar wide. */
export function bars(values: readonly number[], { width, height, from, to }: ChartBox) {
  const slot = width / Math.max(1, values.length);
  return values.map((value, index) => {
    const tall = Math.max(0, Math.min(1, (value - from) / (to - from || 1))) * height;
    return {
      x: round(index * slot + slot / 8),
      y: round(height - tall),
      width: round(slot * 0.75),
      height: round(tall),
    };
  });
}

/** Rounds the highest value up to a number to end an axis on: 4690 gives 5000, 123 gives 150. */
export function axisEnd(highest: number): number {
  if (highest <= 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * magnitude >= highest) ?? 10;
  return step * magnitude;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
