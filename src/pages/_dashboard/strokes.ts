import { type ChartBox, linePath } from '../../components/art/charts.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';
import { weekly } from '../../content/dashboard.ts';
import { COST_LIMIT, costPerLead, rating, thisPeriod, totals } from './figures.ts';
import { weeksLine } from './weeks-line.ts';

/** The box of a metric's small drawing. */
export const SPARK: ChartBox = { width: 240, height: 48, from: 0, to: 1 };
const { width, height } = SPARK;
/** The height of a step in the line. */
const STEP = 14;
const STARS = 5;

const small = (d: string) => (): Stroke => ({ width, height, d });

/** Draws a weekly series between its lowest and its highest week. */
const spark = (series: readonly number[]) =>
  small(linePath(series, { ...SPARK, from: Math.min(...series), to: Math.max(...series) }));

/** Draws a hatched step whose width shows a share. */
export function share(part: number): string {
  const end = Math.min(1, part) * width;
  const hatches = Array.from({ length: Math.floor(end / 6) }, (_, index) => path`H${index * 6}v${-STEP}v${STEP}`);
  return path`M0 ${height}` + hatches.join('') + path`H${end}v${-STEP}v${STEP}H${width}`;
}

/** Draws a ring on its way to a limit, marked on the right. Beyond the limit, it stays there. */
export function toLimit(part: number): string {
  const x = Math.max(0, Math.min(1, part) * width - STEP);
  return path`M0 ${height}h${x}a7 7 0 0 1 14 0a7 7 0 0 1 -14 0m14 0H${width}v${-STEP * 2}`;
}

/** Draws a step per possible star, as far as the average reaches. */
export function stars(average: number): string {
  const [apart, wide] = [width / STARS, width / STARS - 8];
  const steps = Array.from({ length: STARS }, (_, star) => {
    const full = Math.max(0, Math.min(1, average - star)) * wide;
    return path`H${star * apart}v${-STEP}h${full}v${STEP}`;
  });
  return path`M0 ${height}` + steps.join('') + path`H${width}`;
}

/** The dashboard's line drawings: the weeks, and a small drawing for each figure, by its tab. */
export const strokes = {
  weeks: weeksLine,
  websites: spark(weekly.visits),
  analytics: spark(weekly.leads),
  crm: spark(weekly.revenue),
  email: small(share(totals.emailLeads / thisPeriod(weekly.leads))),
  ads: small(toLimit(costPerLead / COST_LIMIT)),
  reputation: small(stars(Number(rating.average))),
};
