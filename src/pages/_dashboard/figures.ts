import { amountText, decimal, grouped, percent } from '../../lib/format.ts';
import { sum } from '../../lib/sum.ts';
import { ads, between, campaigns, PERIOD, reviews, weekly, words } from '../../content/dashboard.ts';

/** Returns the sum of a weekly series' last period. */
export function thisPeriod(series: readonly number[]): number {
  return sum(series.slice(-PERIOD));
}

/** Returns the change from the period before: '+12% vs. the four weeks before'. */
export function change(series: readonly number[]): string {
  const before = sum(series.slice(-2 * PERIOD, -PERIOD));
  const share = Math.round((thisPeriod(series) / before - 1) * 100);
  return words.change(`${share < 0 ? '−' : '+'}${Math.abs(share)}%`);
}

const sent = sum(campaigns.map((campaign) => campaign.sent));
const opened = sum(campaigns.map((campaign) => campaign.opened));
const spent = sum(ads.map((ad) => ad.spent));
const adLeads = sum(ads.map((ad) => ad.leads));

/** Returns the cost of a lead from ads, in dollars. */
export function leadCost(ad: { spent: number; leads: number }): number {
  return ad.spent / ad.leads;
}

/** The highest acceptable cost of a lead from an ad, in dollars. */
export const COST_LIMIT = 70;

/** The totals of all campaigns and ads. */
export const totals = {
  sent,
  opened,
  openRate: percent(opened / sent),
  clicked: sum(campaigns.map((campaign) => campaign.clicked)),
  emailLeads: sum(campaigns.map((campaign) => campaign.leads)),
  spent,
  adLeads,
  costPerLead: amountText(leadCost({ spent, leads: adLeads }), 2),
} as const;

/** The way from a visit to an order, with the people left at each step. */
export const fromVisitToOrder: readonly { step: string; count: number }[] = [
  thisPeriod(weekly.visits),
  between.interested,
  thisPeriod(weekly.leads),
  between.appointments,
  thisPeriod(weekly.orders),
].map((count, index) => ({ step: words.way[index] ?? '', count }));

/** All reviews so far, and their average. */
export const rating = {
  count: sum(reviews.byStars.map(({ count }) => count)),
  average: decimal(
    sum(reviews.byStars.map(({ stars, count }) => stars * count)) / sum(reviews.byStars.map(({ count }) => count)),
  ),
};

const { overview } = words;
const labels = overview.metrics;

/** Returns the card of a weekly series: its name, total and change, and the tab that it summarizes. */
function weeklyCard(name: 'visits' | 'leads' | 'revenue', tab: string, write: (value: number) => string) {
  const series = weekly[name];
  return { label: labels[name], name, tab, figure: write(thisPeriod(series)), note: change(series) };
}

/** The overview's six cards, each with the tab that it summarizes. Those of weekly series come first. */
export const metrics = [
  weeklyCard('visits', 'websites', grouped),
  weeklyCard('leads', 'analytics', grouped),
  weeklyCard('revenue', 'crm', amountText),
  {
    label: labels.replies,
    figure: grouped(totals.emailLeads),
    note: overview.replies(grouped(sent), totals.openRate),
    tab: 'email',
  },
  { label: labels.cost, figure: totals.costPerLead, note: overview.cost(adLeads, amountText(spent)), tab: 'ads' },
  { label: labels.rating, figure: rating.average, note: overview.rating(grouped(rating.count)), tab: 'reputation' },
] as const;
