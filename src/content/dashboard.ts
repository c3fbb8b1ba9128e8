import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { text } from '../lib/schema.ts';

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
  ads: list({ name: text, spent: number, clicks: number, leads: number }),
  reviews: z.strictObject({
    byStars: list({ stars: number, count: number }),
    averages: z.array(number),
    latest: list({ stars: number, text, state: text }),
    topic: z.strictObject({ name: text, quotes: z.array(text).length(3, 'must have exactly 3 entries') }),
  }),
  locations: list({ name: text, right: number, differs: number, missing: number, views: number, leads: number }),
  sources: list({ source: text, leads: number, orders: number }),
  between: z.strictObject({ interested: number, appointments: number }),
  forecast: list({ low: number, expected: number, high: number }),
  activity: list({ when: text, what: text, tab: text }),
});

/**
 * The sample dashboard's data: twelve weeks of a made-up furniture retailer with three showrooms. Totals are computed in
 * src/pages/_dashboard/figures.ts; a test compares what is written twice.
 */
const data = defineContent('src/content/dashboard.ts', schema, {
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

  stuck: [
    { deal: 'Dining room, lake house', stage: 'Proposal', days: 19, next: 'Call about the oak' },
    { deal: 'Office lounge, second floor', stage: 'Appointment', days: 14, next: 'Send two dates' },
    { deal: 'Guest rooms, small hotel', stage: 'Proposal', days: 12, next: 'Send samples' },
  ],

  campaigns: [
    { name: 'Fall fabrics', sent: 6240, opened: 2621, clicked: 412, leads: 38 },
    { name: 'Showroom evening', sent: 6198, opened: 2789, clicked: 366, leads: 29 },
    { name: 'Welcome sequence', sent: 842, opened: 598, clicked: 171, leads: 17 },
    { name: 'Abandoned cart', sent: 311, opened: 202, clicked: 84, leads: 8 },
  ],

  ads: [
    { name: 'Search: showroom near me', spent: 2340, clicks: 1502, leads: 39 },
    { name: 'Search: our own name', spent: 1120, clicks: 1386, leads: 46 },
    { name: 'Social: looked at a sofa', spent: 980, clicks: 1214, leads: 21 },
    { name: 'Video: the workshop', spent: 760, clicks: 655, leads: 12 },
  ],

  /** All reviews so far by stars, and the average of the new ones in each of six months. */
  reviews: {
    byStars: [
      { stars: 5, count: 468 },
      { stars: 4, count: 107 },
      { stars: 3, count: 22 },
      { stars: 2, count: 9 },
      { stars: 1, count: 6 },
    ],
    averages: [4.4, 4.5, 4.5, 4.6, 4.6, 4.7],
    latest: [
      { stars: 5, text: 'They remembered the color of our floor.', state: 'Answered' },
      { stars: 3, text: 'Great chair. The delivery window was a guess.', state: 'Draft ready' },
      { stars: 5, text: 'We sat on four sofas and bought the second.', state: 'Answered' },
    ],
    /** What several reviews bring up, and their words for it. */
    topic: {
      name: 'Delivery times',
      quotes: ['The delivery window was a guess.', 'Lovely table, late truck.', 'I waited at home two Saturdays.'],
    },
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
    { source: 'Listings', leads: 41, orders: 6 },
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
    { when: 'Today, 7:30 AM', what: 'A customer replied to a Welcome sequence email', tab: 'email' },
    { when: 'Yesterday, 5:55 PM', what: 'The workshop video reached its daily limit', tab: 'ads' },
    { when: 'Yesterday, 4:20 PM', what: 'Two directories have the wrong hours for Old Town', tab: 'listings' },
    { when: 'Yesterday, 11:05 AM', what: '/sofas/linen published with a second headline to test', tab: 'websites' },
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
