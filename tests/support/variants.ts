import sharp from 'sharp';
import { FEED_KEY, type FeedBehavior } from './feed-server.ts';
import { type ItemFixture, plainItems, rss } from './feeds.ts';

/** Hosts of the test builds. The test browsers resolve them to servers on this machine (test.ts). */
export const FEED_HOST = 'http://feed.test';
export const WEBHOOK_HOST = 'http://webhook.test';

const WEBHOOK_URL = `${WEBHOOK_HOST}/hooks/execution-leak`;
const BOOKING_URL = `${WEBHOOK_HOST}/calendar`;
export const CONTACT_URL = `${WEBHOOK_HOST}/contact`;
const MOMENTO_ENDPOINT = `${WEBHOOK_HOST}/preview-list`;
/** A host of its own, so that a test notices if the policy doesn't allow it. */
export const REPORT_HOST = 'http://reports.test';
export const ANALYTICS_ID = 'G-TEST1234';
export const BASE_PATH = '/site';
export const BASE_ORIGIN = 'https://people.example.com';

interface Variant {
  env: Record<string, string>;
  /** Settings of the site that this build changes. */
  config?: Record<string, unknown>;
  /** The responses of the feed's host during the build. */
  feed?: FeedBehavior;
  /** Pictures on the feed's host, by path. */
  pictures?: Record<string, () => Promise<Buffer>>;
}

/** The feed of `connected`. */
export const ITEMS = plainItems(6);

/** A post that its feed gets after the build. */
export const NEW_POST: ItemFixture = {
  title: 'Fresh from the press',
  link: 'https://news.example.com/fresh',
  pubDate: 'Fri, 20 Nov 2026 08:00:00 GMT',
  content: '<p>Written after the build.</p><h2>Why</h2><p>To be read at once.</p>',
};

const connection = { PUBLIC_FEED_HOST: FEED_HOST, PUBLIC_FEED_KEY: FEED_KEY };

/** The feed of `base`: three list pages; the newest post has one picture to fetch and one that is missing. */
const [newest, ...older] = plainItems(150);
export const MANY_ITEMS = [
  { ...newest, content: `<p>Look.</p><img src="${FEED_HOST}/photo.png"><img src="${FEED_HOST}/missing.png">` },
  ...older,
];

/** A script that waits for a visitor's consent. */
export const WAITING = { src: `${WEBHOOK_HOST}/statistics.js`, consent: true, attributes: { 'data-site': 'ours' } };

/** What a buyer's records need. */
export const LEGAL = {
  'company.register': 'Register court, HRB 12345',
  'company.taxNumber': 'DE123456789',
  'company.billing': { address: 'Invoices, 1 Long Lane', email: 'invoices@example.com' },
  'company.paymentTerms': '14 days, by transfer',
  taxNote: { text: 'All prices plus 19% tax', included: false },
};

/** The builds that tests use, each made once. */
export const VARIANTS = {
  /** No variable set but one that developers have, and some hosts. */
  plain: { env: { NODE_ENV: 'development' } },
  /** Below a base path, on another origin, with a long feed, a provider's calendar and contact form, a tag that asks first, and the editor. */
  base: {
    env: { ...connection, BASE_PATH, SITE_URL: BASE_ORIGIN, PUBLIC_ANALYTICS_ID: ANALYTICS_ID },
    config: {
      'embeds.booking': BOOKING_URL,
      'embeds.contact': CONTACT_URL,
      analytics: 'consent',
      scripts: [WAITING],
      ...LEGAL,
      editor: { backend: 'github', repository: 'owner/site', branch: 'main' },
    },
    feed: { body: rss(MANY_ITEMS) },
    pictures: { '/photo.png': photo },
  },
  /** Everything configured. The feed's host fails once. */
  connected: {
    env: {
      ...connection,
      PUBLIC_ASSESSMENT_WEBHOOK_URL: WEBHOOK_URL,
      PUBLIC_MOMENTO_ENDPOINT: MOMENTO_ENDPOINT,
      PUBLIC_REPORT_ENDPOINT: `${REPORT_HOST}/sample-report`,
      PUBLIC_ANALYTICS_ID: ANALYTICS_ID,
    },
    feed: { body: rss(ITEMS), failures: 1 },
  },
  /** An optional feed that can't be read. Built and tested every night. */
  empty: { env: { ...connection, FEED_OPTIONAL: 'true' }, feed: { body: '', status: 500 } },
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

export function variant(name: VariantName): Variant {
  return VARIANTS[name];
}

/** Makes a picture larger than any page needs: 2000 by 1000 pixels. */
export function photo(): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a4491b' } })
    .png()
    .toBuffer();
}
