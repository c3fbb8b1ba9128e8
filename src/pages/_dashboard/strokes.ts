import { path, type Stroke } from '../../components/art/stroke.ts';
import { weekly } from '../../content/dashboard.ts';
import { COST_LIMIT, costPerLead, rating, thisPeriod, totals } from './figures.ts';
import { weeksLine } from './weeks-line.ts';

/** The box of a metric's small drawing. */
export const SPARK = { width: 240, height: 48 };
const { width, height } = SPARK;
/** The height of a step in the line. */
const STEP = 28;
const STARS = 5;

const small = (d: string) => (): Stroke => ({ width, height, d });

/** Draws a step whose width shows a share, all of it at most. */
export function share(part: number): string {
  return path`M0 ${height}v${-STEP}H${Math.min(1, part) * width}v${STEP}H${width}`;
}

/** Draws weeks from 0 up as an area. */
export function weeks(series: readonly number[]): string {
  const apart = width / (series.length - 1);
  const most = Math.max(1, ...series);
  const points = series.map((value, week) => path`${week * apart} ${height - (value / most) * height}`);
  return path`M0 ${height}L` + points.join('L') + path`V${height}z`;
}

/** The dashboard's line drawings: the weeks, and a small drawing for each figure, by its tab. */
export const strokes = {
  weeks: weeksLine,
  websites: small(weeks(weekly.visits)),
  analytics: small(weeks(weekly.leads)),
  crm: small(weeks(weekly.revenue)),
  email: small(share(totals.emailLeads / thisPeriod(weekly.leads))),
  ads: small(share(costPerLead / COST_LIMIT)),
  reputation: small(share(Number(rating.average) / STARS)),
};
