import { content } from '../../data/content.ts';
import { leadCost, thisPeriod, total, totals } from '../../data/dashboard.ts';
import { fill } from '../../lib/fill.ts';
import { amountText, grouped, percent, plural } from '../../lib/format.ts';
import { sum } from '../../lib/sum.ts';
import { words as interfaceWords } from '../../locale.ts';

/** A tab's text, a funnel, rows, and a chart of weeks, which `isFlood` puts first, on the area's color. */
export interface View {
  text: string;
  funnel?: Rows;
  rows: Rows;
  weeks?: ReturnType<typeof weeksOf> & { isFlood?: boolean };
}

interface Rows {
  title: string;
  note?: string;
  /** The heads: of the names, then of the figures. */
  columns?: readonly string[];
  /** Rows with a bar as long as `value`, which is `shown`, and more cells. */
  list: readonly ReturnType<typeof row>[];
  /** A last row, without a bar. */
  total?: ReturnType<typeof row>;
  /** The value at the right edge, drawn as a line. */
  top?: number;
  /** Whether each row is a part of the one before, and its last cell is its share of it. */
  isFunnel?: boolean;
}

const { dashboard: words, dashboardData: data } = content;
const { visits, orders, sent, opened } = totals;
const { weekly, period, sources } = data;
const { interested, appointments } = data.between;
const { overview, websites, crm, email, ads, reputation, listings, analytics, intelligence } = words;

/** Returns the change of a weekly series from the period before: '+12% vs. the four weeks before'. */
export function change(series: readonly number[]): string {
  const share = Math.round((thisPeriod(series) / sum(series.slice(-2 * period, -period)) - 1) * 100);
  return fill(words.change, { count: `${share < 0 ? '−' : '+'}${Math.abs(share)}` });
}

function weeksOf(title: string, values: readonly number[], write: (value: number) => string) {
  const shown = values.map((value) => write(value));
  const week = (count: number) =>
    fill(interfaceWords.named, { name: fill(words.week, { count }), value: shown[count - 1] ?? '' });
  const label = fill(words.weeks, { title, values: shown.join(', ') });
  return { title, values, label, first: week(1), last: week(values.length) };
}

/** The overview's cards, each with the tab that it summarizes and opens. */
export const cards = [
  { ...overview.weekly.revenue, figure: amountText(thisPeriod(weekly.revenue)), note: change(weekly.revenue) },
  { ...overview.weekly.visits, figure: grouped(thisPeriod(weekly.visits)), note: change(weekly.visits) },
  { ...overview.weekly.leads, figure: grouped(thisPeriod(weekly.leads)), note: change(weekly.leads) },
  ...overview.totals,
];
/** The figures that open the tabs. */
export const figures = [
  ...cards,
  { tab: 'listings', figure: grouped(totals.correct), note: plural(totals.correct, listings.right) },
  { tab: 'intelligence', figure: grouped(totals.expected), note: intelligence.note },
];

/** A row of a table. Its bar is as long as the value. */
const row = (name: string, value: number, shown: string, ...cells: string[]) => ({ name, value, shown, cells });

/** Returns a funnel's stages, named by the same keys, each with its share of the one before. */
function funnelOf<K extends string>(names: Record<NoInfer<K> | 'title', string>, stages: Record<K, number>): Rows {
  const list = (Object.entries(stages) as [K, number][]).map(([stage, value], index, all) => {
    const before = all[index - 1]?.[1];
    return row(names[stage], value, grouped(value), before ? percent(value / before) : '');
  });
  return { title: names.title, list, isFunnel: true };
}

/** The tabs that have rows. */
export const views = {
  websites: {
    text: websites.text,
    rows: {
      ...websites.table,
      list: data.pages.map((page) =>
        row(page.name, page.visits, grouped(page.visits), String(page.leads), percent(page.leads / page.visits)),
      ),
    },
    weeks: { ...weeksOf(websites.weeks, weekly.visits, grouped), isFlood: true },
  },
  crm: {
    text: `${crm.text} ${plural(crm.stuck.list.length, crm.slow)}`,
    rows: {
      ...crm.table,
      list: data.pipeline.map(({ name, deals, value }) => row(name, deals, grouped(deals), amountText(value))),
      total: row(crm.table.total, 0, grouped(total(data.pipeline, 'deals')), amountText(total(data.pipeline, 'value'))),
    },
    weeks: weeksOf(crm.weeks, weekly.orders, grouped),
  },
  email: {
    text: email.text,
    funnel: funnelOf(email.steps, {
      sent,
      opened,
      clicked: total(data.campaigns, 'clicked'),
      leads: totals.emailLeads,
    }),
    rows: {
      ...email.table,
      list: data.campaigns.map((mail) =>
        row(mail.name, mail.leads, String(mail.leads), percent(mail.opened / mail.sent), grouped(mail.sent)),
      ),
      total: row(email.table.total, 0, String(totals.emailLeads), totals.openRate, grouped(totals.sent)),
    },
  },
  ads: {
    text: ads.text,
    rows: {
      ...ads,
      list: data.ads.map((ad) => row(ad.name, ad.spent / ad.leads, leadCost(ad))),
      top: data.costLimit.amount,
    },
  },
  reputation: {
    text: reputation.text,
    rows: {
      ...reputation.table,
      list: data.reviews.map(({ stars, count }) =>
        row(plural(stars, reputation.stars), count, grouped(count), percent(count / totals.ratings)),
      ),
      total: row(reputation.table.total, 0, grouped(totals.ratings), percent(1)),
    },
    weeks: weeksOf(reputation.weeks, weekly.reviews, String),
  },
  analytics: {
    text: analytics.text,
    funnel: funnelOf(analytics.steps, { visits, interested, leads: thisPeriod(weekly.leads), appointments, orders }),
    rows: {
      ...analytics.table,
      list: sources.map((source) => row(source.name, source.leads, String(source.leads), String(source.orders))),
      total: row(analytics.table.total, 0, grouped(total(sources, 'leads')), grouped(total(sources, 'orders'))),
    },
  },
} satisfies Record<string, View>;
