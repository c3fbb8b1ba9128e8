/** The example dashboard's data: twelve weeks of an invented furniture retailer with three showrooms. The page computes all totals. */
export const company = 'a furniture retailer with three showrooms';

/** The weeks in the period of every total. */
export const PERIOD = 4;

/** The highest acceptable cost of a lead from an ad. */
export const COST_LIMIT = 70;

/** Twelve weeks, oldest first; the last four are the period of every total. */
export const weekly = {
  visits: [3480, 3610, 3550, 3720, 3890, 3840, 4020, 4110, 4260, 4380, 4510, 4690],
  leads: [82, 85, 80, 91, 94, 90, 99, 101, 108, 112, 117, 123],
  orders: [10, 11, 10, 12, 12, 13, 13, 14, 14, 15, 15, 17],
  revenue: [36900, 38200, 37400, 41100, 42300, 43900, 44700, 46000, 46100, 47850, 50400, 53900],
  reviews: [4, 5, 5, 6, 5, 7, 6, 8, 7, 9, 8, 10],
};

export const pagesOfSite = [
  { page: '/', visits: 5210, leads: 44 },
  { page: '/sofas/linen', visits: 3870, leads: 52 },
  { page: '/showroom-evenings', visits: 1940, leads: 61 },
  { page: '/delivery', visits: 1420, leads: 9 },
  { page: '/journal/washing-linen', visits: 1180, leads: 18 },
];

export const pipeline = [
  { stage: 'New', deals: 142, value: 426000 },
  { stage: 'Contacted', deals: 118, value: 371700 },
  { stage: 'Appointment', deals: 74, value: 251600 },
  { stage: 'Proposal', deals: 39, value: 136500 },
];

export const stuck = [{ deal: 'Dining room, lake house', stage: 'Proposal', days: 19, next: 'Call about the oak' }];

export const campaigns = [
  { name: 'Fall fabrics', sent: 6240, opened: 2621, clicked: 412, leads: 38 },
  { name: 'Showroom evening', sent: 6198, opened: 2789, clicked: 366, leads: 29 },
  { name: 'Welcome sequence', sent: 842, opened: 598, clicked: 171, leads: 17 },
  { name: 'Abandoned cart', sent: 311, opened: 202, clicked: 84, leads: 8 },
];

export const ads = {
  nearby: { name: 'Search: showroom near me', spent: 2340, leads: 39 },
  own: { name: 'Search: our own name', spent: 1120, leads: 46 },
  social: { name: 'Social: looked at a sofa', spent: 980, leads: 21 },
  video: { name: 'Video: the workshop', spent: 760, leads: 12 },
};

/** All reviews so far by stars. */
export const reviews = [
  { stars: 5, count: 468 },
  { stars: 4, count: 107 },
  { stars: 3, count: 22 },
  { stars: 2, count: 9 },
  { stars: 1, count: 6 },
];

/** Directory entries of each showroom, and what they brought. */
export const locations = [
  { name: 'Riverside', right: 14, differs: 0, missing: 0, views: 2140, leads: 17 },
  { name: 'Old Town', right: 12, differs: 2, missing: 0, views: 1760, leads: 15 },
  { name: 'Main Street', right: 13, differs: 0, missing: 1, views: 1320, leads: 9 },
];

/** Leads and orders of the last four weeks by first source. */
export const sources = {
  website: { name: 'Website', leads: 184, orders: 24 },
  ads: { name: 'Ads', leads: 118, orders: 14 },
  email: { name: 'Email', leads: 92, orders: 13 },
  listings: { name: 'Listings', leads: 41, orders: 6 },
  referrals: { name: 'Referrals', leads: 25, orders: 4 },
};

/** Steps between a visit and an order that no other tab counts. */
export const between = { interested: 6420, appointments: 168 };

/** Leads expected in each of the next four weeks, with the range that three of four weeks should fall into. */
export const forecast = [
  { low: 115, expected: 126, high: 137 },
  { low: 115, expected: 129, high: 143 },
  { low: 114, expected: 131, high: 148 },
  { low: 112, expected: 133, high: 154 },
];

export const activity = [
  { when: 'Today, 8:42 AM', what: 'New lead from /showroom-evenings', tab: 'crm' },
  { when: 'Today, 8:10 AM', what: 'Draft reply to a three-star review is ready', tab: 'reputation' },
  { when: 'Yesterday, 5:55 PM', what: 'The workshop video reached its daily limit', tab: 'ads' },
];
