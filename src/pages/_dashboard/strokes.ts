import { path, type Stroke } from '../../components/art/stroke.ts';
import { weekly } from '../../content/dashboard.ts';
import { COST_LIMIT, costPerLead, PERIOD, rating, thisPeriod, totals } from './figures.ts';
import { weeksLine } from './weeks-line.ts';

/** The box of a metric's small drawing. */
export const SPARK = { width: 240, height: 48 };
const { width, height } = SPARK;
/** The height of a step in the line. */
const STEP = 28;
const STARS = 5;

const small = (d: string) => (): Stroke => ({ width, height, d });

/** Draws a step whose width shows a share. */
export function share(part: number): string {
  return path`M0 ${height}v${-STEP}H${Math.min(1, part) * width}v${STEP}H${width}`;
}

/** Draws a ball on its way to a limit, marked on the right. Beyond the limit, it stays there. */
export function toLimit(part: number): string {
  const x = Math.max(0, Math.min(1, part) * width - STEP);
  const r = STEP / 2;
  return path`M0 ${height - r}h${x}a${r} ${r} 0 0 1 ${STEP} 0a${r} ${r} 0 0 1 ${-STEP} 0m${STEP} 0H${width}v${-STEP}v${STEP + r}v${-r}`;
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

/** Draws weeks from 0 up as a line, and the last ones, which make up the total, as an area. */
export function weeks(series: readonly number[]): string {
  const apart = width / (series.length - 1);
  const most = Math.max(1, ...series);
  const points = series.map((value, week) => path`${week * apart} ${height - (value / most) * height}`);
  // There and back, because the drawing's areas are filled.
  const line = [...points, ...points.toReversed()].join('L');
  const counted = points.slice(-PERIOD).join('L');
  return `M${line}M${counted}` + path`V${height}H${width - (PERIOD - 1) * apart}zM0 ${height}H${width}`;
}

/** The dashboard's line drawings: the weeks, and a small drawing for each figure, by its tab. */
export const strokes = {
  weeks: weeksLine,
  websites: small(weeks(weekly.visits)),
  analytics: small(weeks(weekly.leads)),
  crm: small(weeks(weekly.revenue)),
  email: small(share(totals.emailLeads / thisPeriod(weekly.leads))),
  ads: small(toLimit(costPerLead / COST_LIMIT)),
  reputation: small(stars(Number(rating.average))),
};
