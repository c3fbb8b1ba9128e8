import { bars, type ChartBox } from '../../components/art/charts.ts';
import { circle } from '../../components/art/drawing.ts';
import { box } from '../../components/art/shapes.ts';
import { weekly } from '../../content/dashboard.ts';
import { COST_LIMIT, costPerLead, PERIOD, rating, thisPeriod, totals } from '../../content/dashboard-figures.ts';

/** A card's picture in filled shapes: the context, and the figure itself. */
interface MetricPicture {
  rest: string;
  now: string;
}

const WIDTH = 120;
const HEIGHT = 28;
const BAR = 5;
const STARS = 5;

/** Returns small pictures for the overview's cards, by tab, in a box of 120 × 28. */
export function metricPictures(): Record<string, MetricPicture> {
  return {
    websites: weeks(weekly.visits),
    analytics: weeks(weekly.leads),
    crm: weeks(weekly.revenue),
    email: { rest: box(0, 22, WIDTH, 6), now: box(0, 22, WIDTH * (totals.emailLeads / thisPeriod(weekly.leads)), 6) },
    ads: againstLimit(costPerLead / COST_LIMIT),
    reputation: ofStars(Number(rating.average)),
  };
}

/** Draws one bar per week and highlights the weeks in the total. */
export function weeks(series: readonly number[]): MetricPicture {
  const frame: ChartBox = { width: WIDTH, height: HEIGHT, from: 0, to: Math.max(...series) };
  const drawn = bars(series, frame).map(({ x, y, height }) => box(x, y, BAR, height));
  return { rest: drawn.slice(0, -PERIOD).join(''), now: drawn.slice(-PERIOD).join('') };
}

/** Draws a dot on its way to a limit, marked on the right. Beyond the limit, the dot stays on the mark. */
export function againstLimit(share: number): MetricPicture {
  return {
    rest: `${box(0, 24, WIDTH, 1)}${box(WIDTH - 2, 18, 2, 10)}`,
    now: circle(Math.min(1, share) * (WIDTH - 10) + 5, 24.5, 3.5),
  };
}

/** Draws one bar per possible star, filled up to the average. */
export function ofStars(average: number): MetricPicture {
  const step = WIDTH / STARS;
  const upTo = (end: number) =>
    Array.from({ length: STARS }, (_, i) => Math.max(0, Math.min(1, end - i)))
      .map((full, i) => (full > 0 ? box(i * step, 22, full * (step - 3), 6) : ''))
      .join('');
  return { rest: upTo(STARS), now: upTo(average) };
}
