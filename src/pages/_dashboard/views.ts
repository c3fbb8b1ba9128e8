import { content } from '../../data/content.ts';
import { leadCost, thisPeriod, total, totals } from '../../data/dashboard.ts';
import { fill } from '../../lib/fill.ts';
import { amountText, grouped, percent, plural } from '../../lib/format.ts';
import { sum } from '../../lib/sum.ts';

/** A tab's text, its chart of weeks or of steps, and its table. */
export interface View {
  text: string;
  weeks?: { title: string; values: readonly number[]; label: string; first: string; last: string };
  steps?: {
    title: string;
    note?: string;
    list: readonly { name: string; value: number; shown: string }[];
    /** The value at the right edge, drawn as a line. */
    top?: number;
  };
  table?: {
    title: string;
    /** The heads: of the names, then of the figures. */
    columns: readonly string[];
    /** Rows with a bar as long as `value`. */
    rows: readonly { name: string; value: number; cells: readonly string[] }[];
    /** A last row, without a bar. */
    total?: readonly string[];
  };
}

const { dashboard: words, dashboardData: data } = content;
const { weekly, between, period } = data;
const { overview, websites, crm, email, ads, reputation, listings, analytics, intelligence } = words;

/** Returns the change of a weekly series from the period before: '+12% vs. the four weeks before'. */
export function change(series: readonly number[]): string {
  const share = Math.round((thisPeriod(series) / sum(series.slice(-2 * period, -period)) - 1) * 100);
  return fill(words.change, { count: `${share < 0 ? '−' : '+'}${Math.abs(share)}` });
}

function weeksOf(title: string, values: readonly number[], write: (value: number) => string) {
  const shown = values.map((value) => write(value));
  const week = (count: number) => fill(words.week, { count, value: shown[count - 1] ?? '' });
  const label = fill(words.weeks, { title, values: shown.join(', ') });
  return { title, values, label, first: week(1), last: week(values.length) };
}

/** The overview's cards, each with the tab that it summarizes and opens. */
export const cards = [
  { ...overview.weekly.visits, figure: grouped(thisPeriod(weekly.visits)), note: change(weekly.visits) },
  { ...overview.weekly.leads, figure: grouped(thisPeriod(weekly.leads)), note: change(weekly.leads) },
  { ...overview.weekly.revenue, figure: amountText(thisPeriod(weekly.revenue)), note: change(weekly.revenue) },
  ...overview.totals,
];
/** The figures that open the tabs. */
export const figures = [
  ...cards,
  { tab: 'listings', figure: grouped(totals.correct), note: plural(totals.correct, listings.right) },
  { tab: 'intelligence', figure: grouped(totals.expected), note: intelligence.note },
];

const step = (name: string, value: number) => ({ name, value, shown: grouped(value) });
/** A row of a table. Its bar is as long as the value. */
const row = (name: string, value: number, ...cells: string[]) => ({ name, value, cells });
const costLimit = data.costLimit.amount;

/** The tabs that have a chart of weeks or steps, and a table. */
export const views = {
  websites: {
    text: websites.text,
    weeks: weeksOf(websites.weeks, weekly.visits, grouped),
    table: {
      ...websites.table,
      rows: data.pages.map(({ name, visits, leads }) =>
        row(name, visits, grouped(visits), String(leads), percent(leads / visits)),
      ),
    },
  },
  crm: {
    text: `${crm.text} ${plural(crm.stuck.list.length, crm.slow)}`,
    weeks: weeksOf(crm.weeks, weekly.orders, grouped),
    table: {
      ...crm.table,
      rows: data.pipeline.map(({ name, deals, value }) => row(name, deals, grouped(deals), amountText(value))),
      total: [crm.table.total, grouped(total(data.pipeline, 'deals')), amountText(total(data.pipeline, 'value'))],
    },
  },
  email: {
    text: email.text,
    steps: {
      title: email.steps.title,
      list: [
        step(email.steps.sent, totals.sent),
        step(email.steps.opened, totals.opened),
        step(email.steps.clicked, total(data.campaigns, 'clicked')),
        step(email.steps.leads, totals.emailLeads),
      ],
    },
    table: {
      ...email.table,
      rows: data.campaigns.map(({ name, leads, opened, sent }) =>
        row(name, leads, String(leads), percent(opened / sent), grouped(sent)),
      ),
      total: [email.table.total, String(totals.emailLeads), totals.openRate, grouped(totals.sent)],
    },
  },
  ads: {
    text: ads.text,
    steps: {
      title: ads.title,
      note: ads.note,
      list: data.ads.map((ad) => ({ name: ad.name, value: ad.spent / ad.leads, shown: leadCost(ad) })),
      top: costLimit,
    },
  },
  reputation: {
    text: reputation.text,
    weeks: weeksOf(reputation.weeks, weekly.reviews, String),
    table: {
      ...reputation.table,
      rows: data.reviews.map(({ stars, count }) =>
        row(plural(stars, reputation.stars), count, grouped(count), percent(count / totals.ratings)),
      ),
      total: [reputation.table.total, grouped(totals.ratings), percent(1)],
    },
  },
  analytics: {
    text: analytics.text,
    steps: {
      title: analytics.steps.title,
      list: [
        step(analytics.steps.visits, totals.visits),
        step(analytics.steps.interested, between.interested),
        step(analytics.steps.leads, thisPeriod(weekly.leads)),
        step(analytics.steps.appointments, between.appointments),
        step(analytics.steps.orders, totals.orders),
      ],
    },
    table: {
      ...analytics.table,
      rows: data.sources.map(({ name, leads, orders }) => row(name, leads, String(leads), String(orders))),
      total: [analytics.table.total, grouped(total(data.sources, 'leads')), grouped(total(data.sources, 'orders'))],
    },
  },
} satisfies Record<string, View>;
