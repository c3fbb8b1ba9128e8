import { path, type Stroke } from '../../components/art/stroke.ts';
import { weekly } from '../../content/dashboard.ts';
import { COST_LIMIT, costPerLead, rating, thisPeriod, totals } from './figures.ts';

/** The box of a figure's drawing, which the page stretches. */
export const SPARK = { width: 240, height: 48 };
const { width, height } = SPARK;
/** The height of a step in the line. */
const STEP = 28;
const STARS = 5;

const drawn = (d: string) => (): Stroke => ({ width, height, d });

/** Draws a step whose width shows a share, all of it at most, on a thin base. */
export function share(part: number): string {
  return path`M0 ${height}v${-STEP}H${Math.min(1, part) * width}v${STEP - 0.5}H${width}v0.5z`;
}

/** Draws weeks from 0 up as an area. */
export function weeks(series: readonly number[]): string {
  const apart = width / (series.length - 1);
  const most = Math.max(1, ...series);
  const points = series.map((value, week) => path`${week * apart} ${height - (value / most) * height}`);
  return path`M0 ${height}L` + points.join('L') + path`V${height}z`;
}

/** The dashboard's drawings: one for each figure, by its tab. */
export const strokes = {
  websites: drawn(weeks(weekly.visits)),
  analytics: drawn(weeks(weekly.leads)),
  crm: drawn(weeks(weekly.revenue)),
  email: drawn(share(totals.emailLeads / thisPeriod(weekly.leads))),
  ads: drawn(share(costPerLead / COST_LIMIT)),
  reputation: drawn(share(Number(rating.average) / STARS)),
};
