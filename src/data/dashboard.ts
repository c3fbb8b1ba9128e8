import data from '../content/dashboardData.json' with { type: 'json' };
import { amountText, decimal, percent } from '../lib/format.ts';
import { sum } from '../lib/sum.ts';

const { weekly, period, campaigns, ads, reviews, locations, forecast } = data;

/** Adds up the last period of a weekly series. */
export const thisPeriod = (series: readonly number[]) => sum(series.slice(-period));

/** Adds up one field of a list's entries. */
export function total<K extends string>(list: readonly Readonly<Record<K, number>>[], field: K): number {
  return sum(list.map((entry) => entry[field]));
}

/** Writes what a lead cost, to the cent. */
export const leadCost = ({ spent, leads }: { spent: number; leads: number }) => amountText(spent / leads, 2);

const visits = thisPeriod(weekly.visits);
const orders = thisPeriod(weekly.orders);
const [sent, opened] = [total(campaigns, 'sent'), total(campaigns, 'opened')];
const [spent, adLeads] = [total(ads, 'spent'), total(ads, 'leads')];
const ratings = total(reviews, 'count');
const correct = total(locations, 'right');

/** The sums and shares that the dashboard's texts and tables name. */
export const totals = {
  visits,
  orders,
  orderRate: percent(orders / visits, 2),
  revenue: amountText(thisPeriod(weekly.revenue)),
  firstRevenue: amountText(weekly.revenue[0] ?? 0),
  lastRevenue: amountText(weekly.revenue.at(-1) ?? 0),
  newReviews: thisPeriod(weekly.reviews),
  sent,
  opened,
  openRate: percent(opened / sent),
  emailLeads: total(campaigns, 'leads'),
  spent: amountText(spent),
  adLeads,
  adCost: leadCost({ spent, leads: adLeads }),
  adCosts: Object.fromEntries(ads.map((ad) => [ad.id, leadCost(ad)])),
  ratings,
  rating: decimal(sum(reviews.map(({ stars, count }) => stars * count)) / ratings),
  correct,
  listings: correct + total(locations, 'differs') + total(locations, 'missing'),
  expected: total(forecast, 'expected'),
  low: total(forecast, 'low'),
  high: total(forecast, 'high'),
};
