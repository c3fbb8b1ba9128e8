import type { Page } from 'playwright';
import { CONSENT_KEY } from '../../src/features/consent/consent.ts';
import { buildWords, fields } from '../../src/locale.ts';
import { site } from '../../src/site.config.ts';
import { rss } from '../support/feeds.ts';
import { removedPage } from '../support/removed-pages.ts';
import { expect, test } from '../support/test.ts';
import {
  BASE_PATH,
  FEED_HOST,
  ITEMS,
  REPORT_HOST,
  type VariantName,
  WAITING,
  WEBHOOK_HOST,
} from '../support/variants.ts';
import { lead } from '../support/lead.ts';

// /privacy/ says what a build does with a visitor's data. Here a browser uses every form of three builds, and the test compares
// what it requests and stores with that page.

const TAG_HOST = 'www.googletagmanager.com';

/** Returns a host, or nothing if the pages that contact it are off. */
const on = (url: string, ...pages: string[]) => (pages.every((one) => removedPage(one, '')) ? [] : [new URL(url).host]);
const blog = on(FEED_HOST, '/blog/');
const tag = on(`https://${TAG_HOST}`, '/executive-coaching/');

/** The hosts that each build's browser contacts when a visitor uses everything. */
const CONTACTED: Record<'plain' | 'connected' | 'base', readonly string[]> = {
  plain: [],
  connected: [on(WEBHOOK_HOST, '/assessment/', '/momento/'), on(REPORT_HOST, '/memento-landing/'), blog, tag].flat(),
  base: [on(WEBHOOK_HOST, '/contact/'), blog, tag].flat(),
};

async function fill(page: Page, form: string, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.locator(`${form} [name="${name}"]`).fill(value);
  await page.locator(`${form} button[type=submit]`).click();
}

const person = { name: 'Ada Reader', email: 'ada@example.com' };

/** Visits every page that takes data, fills in its form, reads a post, and returns the storage keys that are left. */
async function useEverything(page: Page, base: string, post: string): Promise<Set<string>> {
  const keys = new Set<string>();
  const read = async () => {
    for (const key of await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      keys.add(key);
  };
  // An owner may have switched any of the pages off.
  const visit = async (path: string, use: () => Promise<void>) => {
    if (removedPage(path, '')) return;
    await page.goto(`${base}${path}`);
    await page.waitForLoadState('load');
    await use();
  };
  await visit('/assessment/', async () => {
    for (let question = 1; question <= 6; question++) await page.locator(`[name=q${question}]`).first().check();
    await fill(page, 'main form', lead);
    await expect(page.locator('.result')).toBeVisible();
  });
  await visit('/momento/', async () => {
    await fill(page, 'main form', { email: person.email });
    await expect(page.locator('#sign-up-message')).toHaveText(/\S/);
  });
  await visit('/events/', async () => {
    // Only where every event is over.
    if ((await page.locator('#next-date form').count()) > 0) {
      await fill(page, '#next-date form', { email: person.email });
      await expect(page.locator('#sign-up-message')).toHaveText(/\S/);
    }
  });
  await visit('/creator-launch/', async () => {
    await fill(page, 'main form', person);
    // A form opens the email program once its code has loaded, which would stop the way to the next page.
    await expect(page.locator('#order textarea[readonly]')).toBeVisible();
  });
  await visit('/brand/', async () => {
    await fill(page, 'main form', { [fields.name]: person.name, [fields.email]: person.email });
    await expect(page.locator('main form').getByRole('status')).toContainText(site.emails.contact);
  });
  await visit('/memento-landing/', async () => {
    await fill(page, 'main form', { ...person, company: 'Readers' });
    await expect(page.locator('.toast')).toBeVisible();
    await page.locator('main iframe').scrollIntoViewIfNeeded();
    await page.locator('[data-takes-slot]').first().dispatchEvent('click');
    await read();
  });
  await visit('/contact/', async () => {
    await page.locator('main iframe').scrollIntoViewIfNeeded();
  });
  await visit('/quiz/', async () => {
    await page.locator('main [name], main button').first().click();
  });
  await visit('/executive-coaching/', async () => {
    await read();
  });
  await visit('/blog/', async () => {
    await expect(page.locator('.post-card', { hasText: post }).first()).toBeVisible();
    await read();
  });
  return keys;
}

for (const variant of ['plain', 'connected', 'base'] as const satisfies readonly VariantName[]) {
  test.describe(`the privacy page of the build “${variant}”`, () => {
    test.use({ variant });

    test('names every host that a browser contacts and every key that it stores', async ({ page, context, feed }) => {
      test.slow();
      const post = variant === 'plain' ? '' : 'Newer than the build'; // shown once the feed has been read
      feed.serve({ body: rss([{ title: post, content: '<p>Brand new words.</p>' }, ...ITEMS]) });
      const base = variant === 'base' ? BASE_PATH : '';
      const own = new Set<string>();
      const contacted = new Set<string>();
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (protocol.startsWith('http') && !own.has(host)) contacted.add(host);
      });
      await page.route(`https://${TAG_HOST}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      // A browser asks first whether it may post there from another origin.
      await page.route(new RegExp(`^(${WEBHOOK_HOST}|${REPORT_HOST})/`), (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          body: '<!doctype html><title>Answer</title>',
        }),
      );
      await page.route(/^https:\/\/.*example\.com/, (route) => route.abort());
      await page.route(WAITING.src, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.goto(`${base}/privacy/`);
      const allow = page.getByRole('button', { name: buildWords.consent.yes, exact: true }).last();
      if (variant === 'base') await allow.click();
      own.add(new URL(page.url()).host);
      contacted.clear();
      const hosts = await page.locator('#hosts dt').allTextContents();
      const stored = (await page.locator('#kept dt').allTextContents()).map((key) => key.trim());

      const keys = await useEverything(page, base, post);

      // The blog asks for its feed some time after it has loaded.
      await expect.poll(() => [...contacted]).toEqual(expect.arrayContaining([...CONTACTED[variant]]));
      for (const host of contacted) expect.soft(hosts.map((name) => name.trim())).toContain(host);
      for (const key of keys) expect.soft(stored.join()).toContain(key);
      expect(keys.has(CONSENT_KEY)).toBe(variant === 'base');
      expect(await context.cookies()).toEqual([]);
    });
  });
}
