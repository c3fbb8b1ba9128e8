import {
  ads,
  campaigns,
  pagesOfSite,
  pipeline,
  reviews,
  sources,
  stuck,
  weekly,
  words,
} from '../../content/dashboard.ts';
import type { TabId } from '../../features/dashboard/tabs.ts';
import { amountText, grouped, percent } from '../../lib/format.ts';
import { sum } from '../../lib/sum.ts';
import { COST_LIMIT, fromVisitToOrder, leadCost, rating, thisPeriod, totals } from './figures.ts';

export interface TableView {
  title: string;
  /** The heads: of the names, then of the figures. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[]; value: number }[];
  /** A last row, without a bar. */
  total?: readonly string[];
}

/** What a tab shows: weeks or steps, and a table. */
export interface View {
  tab: TabId;
  text: string;
  weeks?: { title: string; values: readonly number[]; label: string; first: string; last: string };
  steps?: {
    title: string;
    note?: string;
    list: readonly { name: string; value: number; shown: string }[];
    /** The value at the top edge, drawn as a line. */
    top?: number;
  };
  table?: TableView;
}

function weeksOf(name: keyof typeof weekly, title: string, write: (value: number) => string): View['weeks'] {
  const values = weekly[name];
  return {
    title,
    values,
    label: words.weeksLabel(title, values.map(write)),
    first: words.week(1, write(values[0] ?? 0)),
    last: words.week(values.length, write(values.at(-1) ?? 0)),
  };
}

const totalOf = <T>(list: readonly T[], value: (entry: T) => number) => grouped(sum(list.map(value)));
const ordered = fromVisitToOrder.at(-1)?.count ?? 0;
const visits = fromVisitToOrder[0]?.count ?? 1;
const { tabs, columns } = words;

/** The tabs that have a chart of weeks or steps, and a table. */
export const views = {
  websites: {
    tab: 'websites',
    text: tabs.websites.text(grouped(thisPeriod(weekly.visits))),
    weeks: weeksOf('visits', tabs.websites.chart, grouped),
    table: {
      title: tabs.websites.table,
      columns: [columns.page, columns.visits, columns.leads, columns.rate],
      rows: pagesOfSite.map((page) => ({
        name: page.page,
        cells: [grouped(page.visits), String(page.leads), percent(page.leads / page.visits)],
        value: page.leads,
      })),
    },
  },
  crm: {
    tab: 'crm',
    text: tabs.crm.text(thisPeriod(weekly.orders), amountText(thisPeriod(weekly.revenue)), stuck.length),
    weeks: weeksOf('revenue', tabs.crm.chart, (value) => amountText(value)),
    table: {
      title: tabs.crm.table,
      columns: [columns.stage, columns.deals, columns.value],
      rows: pipeline.map(({ stage, deals, value }) => ({
        name: stage,
        cells: [grouped(deals), amountText(value)],
        value: deals,
      })),
      total: [
        columns.open,
        totalOf(pipeline, ({ deals }) => deals),
        amountText(sum(pipeline.map(({ value }) => value))),
      ],
    },
  },
  email: {
    tab: 'email',
    text: tabs.email.text(grouped(totals.sent), totals.emailLeads),
    steps: {
      title: tabs.email.chart,
      list: [totals.sent, totals.opened, totals.clicked, totals.emailLeads].map((value, index) => ({
        name: tabs.email.steps[index] ?? '',
        value,
        shown: grouped(value),
      })),
    },
    table: {
      title: tabs.email.table,
      columns: [columns.name, columns.leads, columns.opened, columns.sent],
      rows: campaigns.map(({ name, sent, opened, leads }) => ({
        name,
        cells: [String(leads), percent(opened / sent), grouped(sent)],
        value: leads,
      })),
      total: [columns.all, String(totals.emailLeads), totals.openRate, grouped(totals.sent)],
    },
  },
  ads: {
    tab: 'ads',
    text: tabs.ads.text(amountText(totals.spent), totals.adLeads, amountText(COST_LIMIT)),
    steps: {
      title: tabs.ads.chart,
      note: tabs.ads.note(amountText(COST_LIMIT), totals.costPerLead),
      list: ads.map((ad) => ({ name: ad.name, value: leadCost(ad), shown: amountText(leadCost(ad), 2) })),
      top: COST_LIMIT,
    },
  },
  reputation: {
    tab: 'reputation',
    text: tabs.reputation.text(rating.average, grouped(rating.count), thisPeriod(weekly.reviews)),
    weeks: weeksOf('reviews', tabs.reputation.chart, String),
    table: {
      title: tabs.reputation.table,
      columns: [columns.rating, columns.reviews, columns.share],
      rows: reviews.byStars.map(({ stars, count }) => ({
        name: words.stars(stars),
        cells: [grouped(count), percent(count / rating.count)],
        value: count,
      })),
      total: [columns.all, grouped(rating.count), percent(1)],
    },
  },
  analytics: {
    tab: 'analytics',
    text: tabs.analytics.text(grouped(visits), ordered, percent(ordered / visits, 2)),
    steps: {
      title: tabs.analytics.chart,
      list: fromVisitToOrder.map(({ step, count }) => ({ name: step, value: count, shown: grouped(count) })),
    },
    table: {
      title: tabs.analytics.table,
      columns: [columns.source, columns.leads, columns.orders],
      rows: sources.map(({ source, leads, orders }) => ({
        name: source,
        cells: [String(leads), String(orders)],
        value: leads,
      })),
      total: [columns.all, totalOf(sources, ({ leads }) => leads), totalOf(sources, ({ orders }) => orders)],
    },
  },
} satisfies Partial<Record<TabId, View>>;
