import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { builtDocuments, builtPage, inlineScripts, sitemap } from '../support/built-site.ts';
import { builtVariant } from '../support/builds.ts';
import { removedPage } from '../support/removed-pages.ts';
import { brotli } from '../support/static-server.ts';
import { ANALYTICS_ID, BASE_ORIGIN, BASE_PATH, FEED_HOST, ITEMS, LEGAL } from '../support/variants.ts';
import privacy from '../../src/content/privacy.json';
import { words } from '../../src/locale.ts';
import { paths } from '../../src/paths.ts';

// Builds with other settings: below a base path with a long feed, and with everything configured.

const ADDRESSES = ['href', 'src', 'action', 'component-url', 'renderer-url'];

test('keeps the base path in every link, picture, font and island', async () => {
  for (const { route, document } of builtDocuments(await builtVariant('base'))) {
    for (const name of ADDRESSES) {
      for (const element of document.querySelectorAll(`[${name}^="/"]`)) {
        expect.soft(element.getAttribute(name), route).toMatch(new RegExp(`^${BASE_PATH}/`));
      }
    }
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect.soft(canonical ?? '', `${route}: canonical`).toMatch(new RegExp(`^(${BASE_ORIGIN}${BASE_PATH}/.*)?$`));
  }
});

describe('with a feed configured', () => {
  test('retries a failed feed request and builds a page for every item', async () => {
    const root = await builtVariant('connected');
    const list = builtPage('/blog/', root).document.text;
    for (const { title = '' } of ITEMS) expect(list).toContain(title);
    expect(readdirSync(join(root, 'blog')).filter((name) => name.startsWith('post-number-'))).toHaveLength(
      ITEMS.length,
    );
    expect(builtPage('/', root).document.text).toContain(ITEMS[0]?.title);
  });

  test('builds a long feed with list pages within their budget and its pictures on the site', async () => {
    const root = await builtVariant('base');
    expect(readdirSync(join(root, 'blog')).filter((name) => name.startsWith('post-number-'))).toHaveLength(150);
    const lists = builtDocuments(root).filter(({ route }) => /^\/blog\/(page\/.*)?$/.test(route));
    expect(lists.flatMap(({ html }) => html.split(`>${words.readMore}`).slice(1))).toHaveLength(150);
    for (const { route, html } of lists) expect.soft(brotli(html).length, route).toBeLessThanOrEqual(20_000);

    const pictures = builtPage('/blog/post-number-150/', root).document.querySelectorAll('main img');
    const own = pictures.find(
      (picture) => picture.closest('.prose') && picture.getAttribute('src')?.startsWith(`${BASE_PATH}/pictures/`),
    );
    expect(own?.getAttribute('width')).toBe('1200');
    expect(own?.getAttribute('height')).toBe('600');
    expect((await sharp(join(root, own?.getAttribute('src')?.slice(BASE_PATH.length) ?? '')).metadata()).width).toBe(
      1200,
    );
    expect(own?.getAttribute('srcset')).toMatch(/-480\.webp 480w, .*-800\.webp 800w, .*-1200\.webp 1200w$/);
    const [hero] = pictures;
    expect([hero?.getAttribute('loading'), hero?.getAttribute('fetchpriority')]).toEqual([undefined, 'high']);
    const sources = pictures.map((picture) => picture.getAttribute('src'));
    expect(sources).toContain(`${FEED_HOST.replace('http:', 'https:')}/missing.png`);
    expect(builtPage('/privacy/', root).document.querySelector('#hosts')?.text).toContain(privacy.uses.pictures);
  });
});

test('shows what a buyer’s records need on /contact and /privacy, and the tax with every price table', async () => {
  const { taxNote, 'company.billing': billing, ...facts } = LEGAL;
  const root = await builtVariant('base');
  for (const route of ['/contact/', '/privacy/']) {
    // A number and its word stay together in many languages.
    const text = builtPage(route, root).document.querySelector('main')?.text.replaceAll('\u00a0', ' ');
    for (const fact of [...Object.values(facts), ...Object.values(billing)]) expect.soft(text, route).toContain(fact);
  }
  expect(builtPage('/', root).html).toContain(`"vatID":"${facts['company.taxNumber']}"`);
  for (const { route, html, document } of builtDocuments(root)) {
    if (document.querySelector('table.prices'))
      expect.soft(document.text.replaceAll('\u00a0', ' '), route).toContain(taxNote.text);
    const offers = html.split('"@type":"Offer"').slice(1);
    for (const offer of offers) expect.soft(offer, route).toContain('"valueAddedTaxIncluded":false');
  }
});

test('links to every page of a long blog from another page', async () => {
  const root = await builtVariant('base');
  const linked = new Set<string>();
  for (const { route, document } of builtDocuments(root))
    for (const link of document.querySelectorAll(`a[href^="${BASE_PATH}/"]`)) {
      const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
      if (path !== BASE_PATH + route) linked.add(path);
    }
  expect(sitemap(root).filter((route) => !linked.has(route))).toEqual([]);
});

describe('the analytics tag', () => {
  const traces = /googletagmanager|google-analytics|gtag|data-allow/;

  test('is on no page without an id', () => {
    for (const { route, html } of builtDocuments()) expect.soft(traces.exec(html)?.[0], route).toBeUndefined();
  });

  test.skipIf(removedPage(paths.executiveCoaching, ''))(
    'is on one page only, and the privacy notice names its host',
    async () => {
      const hosts = /googletagmanager|google-analytics/;
      const naming = builtDocuments(await builtVariant('connected')).filter(({ html }) => hosts.test(html));
      expect(naming.map(({ route }) => route).toSorted()).toEqual(['/executive-coaching/', '/privacy/']);
      const pages = naming.filter(({ html }) => html.includes(ANALYTICS_ID));
      expect(pages.map(({ route }) => route)).toEqual(['/executive-coaching/']);
      const [page] = pages;
      const policy = page?.document
        .querySelector('meta[http-equiv="Content-Security-Policy"]')
        ?.getAttribute('content');
      expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com /);
      expect(policy).toMatch(/connect-src [^;]*https:\/\/www\.google-analytics\.com/);
      if (page) expect(brotli(inlineScripts(page).join('')).length).toBeLessThanOrEqual(2_850);
    },
  );
});
