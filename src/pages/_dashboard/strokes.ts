import { type ChartBox, linePath } from '../../components/art/charts.ts';
import type { Stroke } from '../../components/art/stroke.ts';
import { weekly } from '../../content/dashboard.ts';
import { weeksLine } from './weeks-line.ts';

/** The box of a metric's small chart. */
export const SPARK: ChartBox = { width: 240, height: 48, from: 0, to: 1 };

/** Draws a weekly series as a small chart on its axis. */
const spark = (series: readonly number[]) => (): Stroke => {
  const box = { ...SPARK, to: Math.max(...series) };
  return { width: SPARK.width, height: SPARK.height, d: `${linePath(series, box)}V${SPARK.height}H0` };
};

/** What the line becomes on the dashboard. */
export const strokes = {
  weeks: weeksLine,
  websites: spark(weekly.visits),
  analytics: spark(weekly.leads),
  crm: spark(weekly.revenue),
};
