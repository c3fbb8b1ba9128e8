import { text } from 'node:stream/consumers';
import { type ConsoleMessage, expect, test as playwright } from 'playwright/test';
import { DIST } from './built-site.ts';
import { builtVariant } from './builds.ts';
import { removedPage } from './removed-pages.ts';
import { type FeedServer, startFeedServer } from './feed-server.ts';
import { ignoreInitialMouse } from './ignore-initial-mouse.ts';
import { listen } from './listen.ts';
import { startStaticServer } from './static-server.ts';
import { BASE_PATH, FEED_HOST, type VariantName, WEBHOOK_HOST } from './variants.ts';

/** The browser's own messages about missing pages and unreachable hosts, which some tests provoke. */
const EXPECTED = [/Failed to load resource/, /net::ERR_/];

interface Fixtures {
  /** Console errors and policy violations so far. A test that provokes some must empty it. */
  problems: string[];
  /** The build to test, served at `baseURL`: `test.use({ variant: 'connected' })`. */
  variant: VariantName;
  /** Redirects /blog to /blog/, as many hosts do. */
  addsSlash: boolean;
}

interface WorkerFixtures {
  /** The host of the `connected` build's feed. */
  feed: FeedServer;
  /** The host of the `connected` build's webhook, on another origin without CORS, and everything that has arrived there. */
  webhook: { host: string; deliveries: { method?: string; path?: string; type?: string; body: string }[] };
}

/** Playwright's test. Fails if the console has an error or a Content-Security-Policy violation. */
export const test = playwright.extend<Fixtures, WorkerFixtures>({
  variant: ['plain', { option: true }],
  addsSlash: [false, { option: true }],

  // Its own time limit, because the first test of a variant may build it.
  baseURL: [
    async ({ variant, addsSlash }, use) => {
      const base = variant === 'base' ? BASE_PATH : '';
      const root = variant === 'plain' ? DIST : await builtVariant(variant);
      const site = await startStaticServer(root, { base, addsSlash });
      await use(site.origin);
      await site.close();
    },
    { scope: 'test', timeout: 600_000 },
  ],

  // Skips a test of a page that the owner has removed.
  page: async ({ page, variant }, use, info) => {
    const open = page.goto.bind(page);
    page.goto = (address, options) => {
      const removed = removedPage(address, variant === 'base' ? BASE_PATH : '');
      if (removed) info.skip(true, `The site has no page ${removed}.`);
      return open(address, options);
    };
    await use(page);
  },

  feed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument
    async ({}, use) => {
      const feed = await startFeedServer({ body: '' });
      await use(feed);
      await feed.close();
    },
    { scope: 'worker' },
  ],

  webhook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument
    async ({}, use) => {
      const deliveries: WorkerFixtures['webhook']['deliveries'] = [];
      const { origin: host, close } = await listen(async (request, response) => {
        const { method, url: path, headers } = request;
        deliveries.push({ method, path, type: headers['content-type'], body: await text(request) });
        response.end('ok');
      });
      await use({ host, deliveries });
      await close();
    },
    { scope: 'worker' },
  ],

  // Resolves the hosts of the builds to this worker's servers, on any free ports.
  launchOptions: [
    async ({ launchOptions, feed, webhook }, use) => {
      const rules = [
        [FEED_HOST, feed.host],
        [WEBHOOK_HOST, webhook.host],
      ].map(([name = '', here = '']) => `MAP ${new URL(name).hostname}:80 ${new URL(here).host}`);
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(',')}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],

  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() !== 'error' || EXPECTED.some((pattern) => pattern.test(message.text()))) return;
        problems.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`${error.page()?.url()}: ${error.error()}`));
      await context.addInitScript(ignoreInitialMouse);
      await use(problems);
      expect(problems, 'console errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
