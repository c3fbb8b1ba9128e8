import { photo } from './photo.ts';
import { FEED_KEY, type FeedBehaviour } from './feed-server.ts';
import { plainItems, rss } from './feeds.ts';

/** The hosts that tests' builds are configured for; every browser of the tests finds them on this machine (test.ts). */
export const FEED_HOST = 'http://feed.test';
export const WEBHOOK_HOST = 'http://webhook.test';

export const WEBHOOK_URL = `${WEBHOOK_HOST}/hooks/execution-leak`;
export const MOMENTO_ENDPOINT = `${WEBHOOK_HOST}/preview-list`;
export const ANALYTICS_ID = 'G-TEST1234';
export const BASE_PATH = '/site';
export const BASE_ORIGIN = 'https://people.example.com';

interface Variant {
  env: Record<string, string>;
  /** What the feed's host does while the site is built. */
  feed?: FeedBehaviour;
  /** Pictures that the feed's host serves. */
  pictures?: Record<string, () => Promise<Buffer>>;
}

/** The feed that `connected` is built from. */
export const ITEMS = plainItems(6);

const connection = { PUBLIC_FEED_HOST: FEED_HOST, PUBLIC_FEED_KEY: FEED_KEY };

/** The feed that `base` is built from: three list pages, its newest post with a picture to fetch and one that is missing. */
const [newest, ...older] = plainItems(150);
export const MANY_ITEMS = [
  {
    ...newest,
    content: `<p>Look.</p><img src="${FEED_HOST}/photo.png"><img src="${FEED_HOST}/missing.png">`,
  },
  ...older,
];

/** Every build of the site that tests look at, each made once. */
export const VARIANTS = {
  /** As it comes: no variable set. */
  plain: { env: {} },
  /** Below a path, at an address of its own, from a long feed. */
  base: {
    env: { ...connection, BASE_PATH, SITE_URL: BASE_ORIGIN },
    feed: { body: rss(MANY_ITEMS) },
    pictures: { '/photo.png': photo },
  },
  /** Everything configured. The feed's host stumbles once. */
  connected: {
    env: {
      ...connection,
      PUBLIC_ASSESSMENT_WEBHOOK_URL: WEBHOOK_URL,
      PUBLIC_MOMENTO_ENDPOINT: MOMENTO_ENDPOINT,
      PUBLIC_ANALYTICS_ID: ANALYTICS_ID,
    },
    feed: { body: rss(ITEMS), failures: 1 },
  },
  /** A feed that cannot be read, and an owner who wants the site all the same. */
  empty: { env: { ...connection, FEED_OPTIONAL: 'true' }, feed: { body: '', status: 500 } },
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

export function variant(name: VariantName): Variant {
  return VARIANTS[name];
}
