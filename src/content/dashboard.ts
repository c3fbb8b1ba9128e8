import type { TabId } from '../features/dashboard/tabs.ts';
import { defineWords } from '../lib/define-words.ts';
import { amountText, decimal, grouped, inWords, percent, plural } from '../lib/format.ts';
import { sum } from '../lib/sum.ts';
import { paths } from '../paths.ts';
import { commitments } from './commitments.ts';
import {
  ads,
  between,
  campaigns,
  company,
  COST_LIMIT,
  forecast,
  locations,
  PERIOD,
  pagesOfSite,
  pipeline,
  reviews,
  sources,
  stuck,
  weekly,
} from './dashboard-data.ts';
import { videoAdvice } from './modules/intelligence.ts';

/** A tab's text, its chart of weeks or of steps, and its table. */
export interface View {
  text: string;
  weeks?: { title: string; values: readonly number[]; label: string; first: string; last: string };
  steps?: {
    title: string;
    note?: string;
    list: readonly { name: string; value: number; shown: string }[];
    /** The value at the top edge, drawn as a line. */
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

const period = `${inWords(PERIOD)} weeks`;
const dollars = (value: number) => amountText(value);
const thisPeriod = (series: readonly number[]) => sum(series.slice(-PERIOD));

/** Returns the change of a weekly series from the period before: '+12% vs. the four weeks before'. */
export function change(series: readonly number[]): string {
  const share = Math.round((thisPeriod(series) / sum(series.slice(-2 * PERIOD, -PERIOD)) - 1) * 100);
  return `${share < 0 ? '−' : '+'}${Math.abs(share)}% vs. the ${period} before`;
}

function weeklyCard(label: string, values: readonly number[], tab: string, write: (value: number) => string) {
  return { label, values, figure: write(thisPeriod(values)), note: change(values), tab };
}

function weeksOf(title: string, values: readonly number[], write: (value: number) => string) {
  const [label, first, last] = [values.map(write).join(', '), write(values[0] ?? 0), write(values.at(-1) ?? 0)];
  return {
    title,
    values,
    label: `${title}, ${inWords(values.length)} weeks: ${label}.`,
    first: `Week 1: ${first}`,
    last: `Week ${values.length}: ${last}`,
  };
}

/** Adds up one field of a list's entries. */
function total<K extends string>(list: readonly Readonly<Record<K, number>>[], field: K): number {
  return sum(list.map((entry) => entry[field]));
}

const visits = thisPeriod(weekly.visits);
const orders = thisPeriod(weekly.orders);
const sent = total(campaigns, 'sent');
const opened = total(campaigns, 'opened');
const emailLeads = total(campaigns, 'leads');
const adList = Object.values(ads);
const spent = total(adList, 'spent');
const adLeads = total(adList, 'leads');
const sourceList = Object.values(sources);
const ratings = total(reviews, 'count');
const rating = decimal(sum(reviews.map(({ stars, count }) => stars * count)) / ratings);
const listings = sum(locations.map(({ right, differs, missing }) => right + differs + missing));
const leadCost = (ad: { spent: number; leads: number }) => ad.spent / ad.leads;
const cost = (ad: { spent: number; leads: number }) => amountText(leadCost(ad), 2);
const average = cost({ spent, leads: adLeads });
const steps = (list: readonly (readonly [string, number])[]) =>
  list.map(([name, value]) => ({ name, value, shown: grouped(value) }));

export const words = defineWords('src/content/dashboard.ts', {
  title: 'A marketing dashboard, filled with example data',
  lead: `[Our marketing platform](${paths.platform}) shows your visits, leads, orders and ad costs in one place. It’s for companies that pay for several marketing tools. This example shows ${company}, an invented company.`,
  status: commitments.previewStatus,
  chart: `Revenue per week, from ${dollars(weekly.revenue[0] ?? 0)} to`,
  last: dollars(weekly.revenue.at(-1) ?? 0),
  tabsLabel: 'Dashboard',
  tabNames: {
    overview: 'Overview',
    websites: 'Websites',
    crm: 'CRM',
    email: 'Email',
    ads: 'Ads',
    reputation: 'Reputation',
    listings: 'Listings',
    analytics: 'Analytics',
    intelligence: 'Intelligence',
  },
  module: (title: string) => `About the ${title} module`,
  overview: {
    text: `Solid columns: the last ${period}, through Sunday. Click any figure to see what it’s made of.`,
    /** The cards, each with the tab that it summarizes. Those of weekly series have a chart. */
    metrics: [
      weeklyCard('Visits', weekly.visits, 'websites', grouped),
      weeklyCard('Leads', weekly.leads, 'analytics', grouped),
      weeklyCard('Revenue', weekly.revenue, 'crm', dollars),
      {
        label: 'Replies and bookings',
        figure: grouped(emailLeads),
        note: `from ${grouped(sent)} emails, ${percent(opened / sent)} opened`,
        tab: 'email',
      },
      { label: 'Cost per ad lead', figure: average, note: `${adLeads} leads for ${dollars(spent)}`, tab: 'ads' },
      { label: 'Rating', figure: rating, note: `of 5, from ${grouped(ratings)} reviews`, tab: 'reputation' },
    ],
    quick: 'Quick actions',
    actions: { page: 'New page', campaign: 'New campaign', ad: 'New ad', email: 'New email' },
    recent: 'Recent activity',
  },
  listings: {
    text: `${total(locations, 'right')} of ${listings} listings are correct. ${sources.listings.leads} leads in the last ${period} came from a map or a directory.`,
    location: ({ right, differs, missing, views, leads }: (typeof locations)[number]) =>
      [
        `${right} correct (solid)`,
        differs && `${differs} wrong (ring)`,
        missing && `${missing} missing (cross)`,
        `${grouped(views)} views`,
        `${leads} leads`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  intelligence: {
    text: 'This week’s three alerts, each from a different day. Click one to see the numbers behind it.',
    chart: 'Leads per week, and what to expect.',
    note: `${total(forecast, 'expected')} leads expected in ${inWords(forecast.length)} weeks, likely between ${total(forecast, 'low')} and ${total(forecast, 'high')}.`,
    label: `Leads per week: ${weekly.leads.join(', ')}. Expected next: ${forecast.map(({ low, expected, high }) => `${expected}, between ${low} and ${high}`).join('; ')}.`,
    alerts: [
      {
        title: 'Video leads have become expensive',
        text: `${cost(ads.video)} each; leads from search on your own name cost ${cost(ads.own)}. ${videoAdvice}.`,
        tab: 'ads',
      },
      {
        title: 'Old Town’s hours are wrong',
        text: 'Two directories say you’re open on Monday. The corrections are ready for you to send.',
        tab: 'listings',
      },
      {
        title: 'Email brings leads without ad spending',
        text: `${emailLeads} leads from ${inWords(campaigns.length)} campaigns and sequences. Guests of the spring showroom evenings haven’t had an email yet.`,
        tab: 'email',
      },
    ],
  },
  stuck: {
    title: 'Slow deals',
    days: (days: number) => `${days} days`,
    next: (stage: string, next: string) => `${stage}. Next: ${next}.`,
  },
});

/** The words of the tabs that have a chart of weeks or steps, and a table. */
export const views = defineWords('src/content/dashboard.ts', {
  websites: {
    text: `${grouped(visits)} visits in ${period}, and the pages that turned them into leads.`,
    weeks: weeksOf('Visits per week', weekly.visits, grouped),
    table: {
      title: 'Pages with the most visits',
      columns: ['Page', 'Visits', 'Leads', 'Rate'],
      rows: pagesOfSite.map(({ page, visits: count, leads }) => ({
        name: page,
        value: leads,
        cells: [grouped(count), String(leads), percent(leads / count)],
      })),
    },
  },
  crm: {
    text: `${orders} orders won in ${period}, worth ${dollars(thisPeriod(weekly.revenue))}. ${plural(stuck.length, { one: '# deal is', other: '# deals are' })} slower than average.`,
    weeks: weeksOf('Revenue per week', weekly.revenue, dollars),
    table: {
      title: 'Pipeline',
      columns: ['Stage', 'Deals', 'Value'],
      rows: pipeline.map(({ stage, deals, value }) => ({
        name: stage,
        value: deals,
        cells: [grouped(deals), dollars(value)],
      })),
      total: ['Open', grouped(total(pipeline, 'deals')), dollars(total(pipeline, 'value'))],
    },
  },
  email: {
    text: `${grouped(sent)} emails in ${period}; ${emailLeads} people replied or booked.`,
    steps: {
      title: 'What happened to the emails',
      list: steps([
        ['Sent', sent],
        ['Opened', opened],
        ['Clicked', total(campaigns, 'clicked')],
        ['Replied or booked', emailLeads],
      ]),
    },
    table: {
      title: 'Campaigns and sequences',
      columns: ['Name', 'Leads', 'Opened', 'Sent'],
      rows: campaigns.map((one) => ({
        name: one.name,
        value: one.leads,
        cells: [String(one.leads), percent(one.opened / one.sent), grouped(one.sent)],
      })),
      total: ['All', String(emailLeads), percent(opened / sent), grouped(sent)],
    },
  },
  ads: {
    text: `${dollars(spent)} spent in ${period} for ${adLeads} leads. The limit is ${dollars(COST_LIMIT)} per lead.`,
    steps: {
      title: 'Cost per lead',
      note: `The line is the ${dollars(COST_LIMIT)} limit. The average is ${average}.`,
      list: adList.map((ad) => ({ name: ad.name, value: leadCost(ad), shown: cost(ad) })),
      top: COST_LIMIT,
    },
  },
  reputation: {
    text: `${rating} of 5 from ${grouped(ratings)} reviews, ${thisPeriod(weekly.reviews)} of them new in ${period}.`,
    weeks: weeksOf('New reviews per week', weekly.reviews, String),
    table: {
      title: 'By stars',
      columns: ['Rating', 'Reviews', 'Share'],
      rows: reviews.map(({ stars, count }) => ({
        name: plural(stars, { one: '# star', other: '# stars' }),
        value: count,
        cells: [grouped(count), percent(count / ratings)],
      })),
      total: ['All', grouped(ratings), percent(1)],
    },
  },
  analytics: {
    text: `Of ${grouped(visits)} visits, ${orders} became orders: ${percent(orders / visits, 2)}.`,
    steps: {
      title: 'From a visit to an order',
      list: steps([
        ['Visits', visits],
        ['Looked at a product', between.interested],
        ['Leads', thisPeriod(weekly.leads)],
        ['Appointments', between.appointments],
        ['Orders', orders],
      ]),
    },
    table: {
      title: 'Where leads and orders came from',
      columns: ['Source', 'Leads', 'Orders'],
      rows: sourceList.map(({ name, leads, orders: won }) => ({
        name,
        value: leads,
        cells: [String(leads), String(won)],
      })),
      total: ['All', grouped(total(sourceList, 'leads')), grouped(total(sourceList, 'orders'))],
    },
  },
} satisfies Partial<Record<TabId, View>>);
