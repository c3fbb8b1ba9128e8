import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { grouped, inWords, plural } from '../lib/format.ts';
import { text } from '../lib/schema.ts';
import { sum } from '../lib/sum.ts';
import { paths } from '../paths.ts';
import { commitments } from './commitments.ts';

const FILE = 'src/content/dashboard.ts';

const number = z.number().nonnegative('must not be less than 0');
const weeks = z.array(number).length(12, 'must have a number for each of twelve weeks');
const list = <T extends z.ZodRawShape>(fields: T) =>
  z.array(z.strictObject(fields)).min(1, 'must have at least one entry');

const schema = z.strictObject({
  company: text,
  weekly: z.strictObject({ visits: weeks, leads: weeks, orders: weeks, revenue: weeks, reviews: weeks }),
  pagesOfSite: list({ page: text, visits: number, leads: number }),
  pipeline: list({ stage: text, deals: number, value: number }),
  stuck: list({ deal: text, stage: text, days: number, next: text }),
  campaigns: list({ name: text, sent: number, opened: number, clicked: number, leads: number }),
  ads: list({ id: text, name: text, spent: number, leads: number }),
  reviews: z.strictObject({ byStars: list({ stars: number, count: number }) }),
  locations: list({ name: text, right: number, differs: number, missing: number, views: number, leads: number }),
  sources: list({ source: text, tab: text.optional(), leads: number, orders: number }),
  between: z.strictObject({ interested: number, appointments: number }),
  forecast: list({ low: number, expected: number, high: number }),
  activity: list({ when: text, what: text, tab: text }),
});

/**
 * The example dashboard's data: twelve weeks of an invented furniture retailer with three showrooms. Totals are computed in
 * src/pages/_dashboard/figures.ts; a test compares what is written twice.
 */
const data = defineContent(FILE, schema, {
  company: 'a furniture retailer with three showrooms',
  /** Twelve weeks, oldest first; the last four are the period of every total. */
  weekly: {
    visits: [3480, 3610, 3550, 3720, 3890, 3840, 4020, 4110, 4260, 4380, 4510, 4690],
    leads: [82, 85, 80, 91, 94, 90, 99, 101, 108, 112, 117, 123],
    orders: [10, 11, 10, 12, 12, 13, 13, 14, 14, 15, 15, 17],
    revenue: [36900, 38200, 37400, 41100, 42300, 43900, 44700, 46000, 46100, 47850, 50400, 53900],
    reviews: [4, 5, 5, 6, 5, 7, 6, 8, 7, 9, 8, 10],
  },

  pagesOfSite: [
    { page: '/', visits: 5210, leads: 44 },
    { page: '/sofas/linen', visits: 3870, leads: 52 },
    { page: '/showroom-evenings', visits: 1940, leads: 61 },
    { page: '/delivery', visits: 1420, leads: 9 },
    { page: '/journal/washing-linen', visits: 1180, leads: 18 },
  ],

  pipeline: [
    { stage: 'New', deals: 142, value: 426000 },
    { stage: 'Contacted', deals: 118, value: 371700 },
    { stage: 'Appointment', deals: 74, value: 251600 },
    { stage: 'Proposal', deals: 39, value: 136500 },
  ],

  stuck: [{ deal: 'Dining room, lake house', stage: 'Proposal', days: 19, next: 'Call about the oak' }],

  campaigns: [
    { name: 'Fall fabrics', sent: 6240, opened: 2621, clicked: 412, leads: 38 },
    { name: 'Showroom evening', sent: 6198, opened: 2789, clicked: 366, leads: 29 },
    { name: 'Welcome sequence', sent: 842, opened: 598, clicked: 171, leads: 17 },
    { name: 'Abandoned cart', sent: 311, opened: 202, clicked: 84, leads: 8 },
  ],

  ads: [
    { id: 'nearby', name: 'Search: showroom near me', spent: 2340, leads: 39 },
    { id: 'own', name: 'Search: our own name', spent: 1120, leads: 46 },
    { id: 'social', name: 'Social: looked at a sofa', spent: 980, leads: 21 },
    { id: 'video', name: 'Video: the workshop', spent: 760, leads: 12 },
  ],

  /** All reviews so far by stars. */
  reviews: {
    byStars: [
      { stars: 5, count: 468 },
      { stars: 4, count: 107 },
      { stars: 3, count: 22 },
      { stars: 2, count: 9 },
      { stars: 1, count: 6 },
    ],
  },

  locations: [
    { name: 'Riverside', right: 14, differs: 0, missing: 0, views: 2140, leads: 17 },
    { name: 'Old Town', right: 12, differs: 2, missing: 0, views: 1760, leads: 15 },
    { name: 'Main Street', right: 13, differs: 0, missing: 1, views: 1320, leads: 9 },
  ],

  /** Leads and orders of the last four weeks by first source. */
  sources: [
    { source: 'Website', leads: 184, orders: 24 },
    { source: 'Ads', leads: 118, orders: 14 },
    { source: 'Email', leads: 92, orders: 13 },
    { source: 'Listings', tab: 'listings', leads: 41, orders: 6 },
    { source: 'Referrals', leads: 25, orders: 4 },
  ],

  /** Steps between a visit and an order that no other tab counts. */
  between: { interested: 6420, appointments: 168 },

  /** Leads expected in each of the next four weeks, with the range that three of four weeks should fall into. */
  forecast: [
    { low: 115, expected: 126, high: 137 },
    { low: 115, expected: 129, high: 143 },
    { low: 114, expected: 131, high: 148 },
    { low: 112, expected: 133, high: 154 },
  ],

  activity: [
    { when: 'Today, 8:42 AM', what: 'New lead from /showroom-evenings', tab: 'crm' },
    { when: 'Today, 8:10 AM', what: 'Draft reply to a three-star review is ready', tab: 'reputation' },
    { when: 'Yesterday, 5:55 PM', what: 'The workshop video reached its daily limit', tab: 'ads' },
  ],
});

export const {
  company,
  weekly,
  pagesOfSite,
  pipeline,
  stuck,
  campaigns,
  ads,
  reviews,
  locations,
  sources,
  between,
  forecast,
  activity,
} = data;

/** The weeks in the period of every total. */
export const PERIOD = 4;
const period = `${inWords(PERIOD)} weeks`;

/** The words of /dashboard. */
export const words = defineWords(FILE, {
  title: 'A marketing dashboard, filled with example data',
  lead: `[Our marketing platform](${paths.platform}) shows your visits, leads, orders and ad costs in one place. It’s for companies that pay for several marketing tools. This example shows ${company}, an invented company.`,
  status: commitments.previewStatus,
  chart: 'Revenue per week',
  chartFrom: (first: string) => `from ${first} to`,
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
  weeksLabel: (title: string, values: readonly string[]) =>
    `${title}, ${inWords(values.length)} weeks: ${values.join(', ')}.`,
  week: (week: number, value: string) => `Week ${week}: ${value}`,
  change: (change: string) => `${change} vs. the ${period} before`,
  stars: (stars: number) => plural(stars, { one: '# star', other: '# stars' }),
  columns: {
    all: 'All',
    deals: 'Deals',
    leads: 'Leads',
    name: 'Name',
    open: 'Open',
    opened: 'Opened',
    orders: 'Orders',
    page: 'Page',
    rate: 'Rate',
    rating: 'Rating',
    reviews: 'Reviews',
    sent: 'Sent',
    share: 'Share',
    source: 'Source',
    stage: 'Stage',
    value: 'Value',
    visits: 'Visits',
  },
  /** The steps from a visit to an order. */
  way: ['Visits', 'Looked at a product', 'Leads', 'Appointments', 'Orders'],
  overview: {
    text: `Solid columns: the last ${period}, through Sunday. Click any figure to see what it’s made of.`,
    quick: 'Quick actions',
    actions: { page: 'New page', campaign: 'New campaign', ad: 'New ad', email: 'New email' },
    recent: 'Recent activity',
    metrics: {
      visits: 'Visits',
      leads: 'Leads',
      revenue: 'Revenue',
      replies: 'Replies and bookings',
      cost: 'Cost per ad lead',
      rating: 'Rating',
    },
    replies: (sent: string, rate: string) => `from ${sent} emails, ${rate} opened`,
    cost: (leads: number, spent: string) => `${leads} leads for ${spent}`,
    rating: (count: string) => `of 5, from ${count} reviews`,
  },
  tabs: {
    websites: {
      text: (visits: string) => `${visits} visits in ${period}, and the pages that turned them into leads.`,
      chart: 'Visits per week',
      table: 'Pages with the most visits',
    },
    crm: {
      text: (orders: number, won: string, slow: number) =>
        `${orders} orders won in ${period}, worth ${won}. ${plural(slow, { one: '# deal is', other: '# deals are' })} slower than average.`,
      chart: 'Revenue per week',
      table: 'Pipeline',
      stuck: 'Slow deals',
      next: (stage: string, next: string) => `${stage}. Next: ${next}.`,
      days: (days: number) => `${days} days`,
    },
    email: {
      text: (sent: string, leads: number) => `${sent} emails in ${period}; ${leads} people replied or booked.`,
      chart: 'What happened to the emails',
      steps: ['Sent', 'Opened', 'Clicked', 'Replied or booked'],
      table: 'Campaigns and sequences',
    },
    ads: {
      text: (spent: string, leads: number, limit: string) =>
        `${spent} spent in ${period} for ${leads} leads. The limit is ${limit} per lead.`,
      chart: 'Cost per lead',
      note: (limit: string, average: string) => `The line is the ${limit} limit. The average is ${average}.`,
    },
    reputation: {
      text: (average: string, count: string, fresh: number) =>
        `${average} of 5 from ${count} reviews, ${fresh} of them new in ${period}.`,
      chart: 'New reviews per week',
      table: 'By stars',
    },
    listings: {
      text: (right: number, all: number, leads: number) =>
        `${right} of ${all} listings are correct. ${leads} leads in the last ${period} came from a map or a directory.`,
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
    analytics: {
      text: (visits: string, orders: number, share: string) =>
        `Of ${visits} visits, ${orders} became orders: ${share}.`,
      chart: 'From a visit to an order',
      table: 'Where leads and orders came from',
    },
    intelligence: {
      text: 'This week’s three alerts, each from a different day. Click one to see the numbers behind it.',
      chart: 'Leads per week, and what to expect.',
      note: (ahead: typeof forecast) =>
        `${sum(ahead.map(({ expected }) => expected))} leads expected in ${inWords(ahead.length)} weeks, likely between ${sum(ahead.map(({ low }) => low))} and ${sum(ahead.map(({ high }) => high))}.`,
      label: (leads: readonly number[], ahead: typeof forecast) =>
        `Leads per week: ${leads.join(', ')}. Expected next: ${ahead.map(({ low, expected, high }) => `${expected}, between ${low} and ${high}`).join('; ')}.`,
      video: {
        title: 'Video leads have become expensive',
        text: (video: string, own: string, advice: string) =>
          `${video} each; leads from search on your own name cost ${own}. ${advice}.`,
      },
      hours: {
        title: 'Old Town’s hours are wrong',
        text: 'Two directories say you’re open on Monday. The corrections are ready for you to send.',
      },
      email: {
        title: 'Email brings leads without ad spending',
        text: (leads: number) =>
          `${leads} leads from ${inWords(campaigns.length)} campaigns and sequences. Guests of the spring showroom evenings haven’t had an email yet.`,
      },
    },
  },
});
