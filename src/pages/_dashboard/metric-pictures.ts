import { circle } from '../../components/art/drawing.ts';
import { box } from '../../components/art/shapes.ts';
import { weekly } from '../../content/dashboard.ts';
import { COST_LIMIT, costPerLead, rating, thisPeriod, totals } from '../../content/dashboard-figures.ts';
import { SPARK } from './strokes.ts';

/** A card's picture in filled shapes: the context, and the figure itself. */
interface MetricPicture {
  rest: string;
  now: string;
}

const { width: WIDTH, height: HEIGHT } = SPARK;
const STARS = 5;

/** Small pictures for those of the overview's figures that are no weekly series, by tab. */
export function metricPictures(): Record<string, MetricPicture> {
  const share = totals.emailLeads / thisPeriod(weekly.leads);
  return {
    email: { rest: box(0, HEIGHT - 2, WIDTH, 1), now: box(0, HEIGHT - 6, WIDTH * share, 6) },
    ads: againstLimit(costPerLead / COST_LIMIT),
    reputation: ofStars(Number(rating.average)),
  };
}

/** Draws a dot on its way to a limit, marked on the right. Beyond the limit, the dot stays on the mark. */
export function againstLimit(share: number): MetricPicture {
  return {
    rest: `${box(0, HEIGHT - 6, WIDTH, 1)}${box(WIDTH - 1, HEIGHT - 20, 1, 20)}`,
    now: circle(Math.min(1, share) * (WIDTH - 12) + 6, HEIGHT - 6, 5),
  };
}

/** Draws one bar per possible star, filled up to the average. */
export function ofStars(average: number): MetricPicture {
  const step = WIDTH / STARS;
  const upTo = (end: number) =>
    Array.from({ length: STARS }, (_, i) => Math.max(0, Math.min(1, end - i)))
      .map((full, i) => (full > 0 ? box(i * step, HEIGHT - 6, full * (step - 3), 6) : ''))
      .join('');
  return { rest: upTo(STARS), now: upTo(average) };
}
