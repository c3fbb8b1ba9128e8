import { amountText, grouped, inWords, percent } from '../../lib/format.ts';
import { sum } from '../../lib/sum.ts';
import { ads, between, campaigns, reviews, weekly } from '../../content/dashboard.ts';

/** The weeks in the period of every total. */
export const PERIOD = 4;

/** The same in words: 'four weeks'. */
export const period = `${inWords(PERIOD)} weeks`;

/** Returns the sum of a weekly series' last period. */
export function thisPeriod(series: readonly number[]): number {
  return sum(series.slice(-PERIOD));
}

/** Returns the change from the period before: '+12% vs. the four weeks before'. */
export function change(series: readonly number[]): string {
  const before = sum(series.slice(-2 * PERIOD, -PERIOD));
  const share = Math.round((thisPeriod(series) / before - 1) * 100);
  return `${share < 0 ? '−' : '+'}${Math.abs(share)}% vs. the ${period} before`;
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
  { step: 'Visits', count: thisPeriod(weekly.visits) },
  { step: 'Looked at a product', count: between.interested },
  { step: 'Leads', count: thisPeriod(weekly.leads) },
  { step: 'Appointments', count: between.appointments },
  { step: 'Orders', count: thisPeriod(weekly.orders) },
];

/** All reviews so far, and their average. */
export const rating = {
  count: sum(reviews.byStars.map(({ count }) => count)),
  average: (
    sum(reviews.byStars.map(({ stars, count }) => stars * count)) / sum(reviews.byStars.map(({ count }) => count))
  ).toFixed(1),
};

/** Returns the card of a weekly series: its drawing, its total, its change and its range, and the tab that it summarizes. */
function weeklyCard(label: string, name: keyof typeof weekly, tab: string, write: (value: number) => string) {
  const series = weekly[name];
  const [first = 0, last = 0] = [series[0], series.at(-1)];
  const range = `from ${write(first)} to ${write(last)} a week`;
  return { label, name, tab, figure: write(thisPeriod(series)), note: change(series), range };
}

/** The overview's six cards, each with the tab that it summarizes. Those of weekly series come first. */
export const metrics = [
  weeklyCard('Visits', 'visits', 'websites', grouped),
  weeklyCard('Leads', 'leads', 'analytics', grouped),
  weeklyCard('Revenue', 'revenue', 'crm', amountText),
  {
    label: 'Replies and bookings',
    figure: grouped(totals.emailLeads),
    note: `from ${grouped(sent)} emails, ${totals.openRate} opened`,
    tab: 'email',
  },
  {
    label: 'Cost per ad lead',
    figure: totals.costPerLead,
    note: `${adLeads} leads for ${amountText(spent)}`,
    tab: 'ads',
  },
  {
    label: 'Rating',
    figure: rating.average,
    note: `of 5, from ${grouped(rating.count)} reviews`,
    tab: 'reputation',
  },
] as const;

/** Returns the label of a tab's card in the overview, or '' if it has none. */
export function metricLabel(tab: string): string {
  return metrics.find((metric) => metric.tab === tab)?.label ?? '';
}
