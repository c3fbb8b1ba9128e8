import { describe, expect, it, test } from 'vitest';
import { company } from '../../src/data/company.ts';
import { content } from '../../src/data/content.ts';
import { modules } from '../../src/data/modules.ts';
import { offers, offersOn } from '../../src/data/offers.ts';
import { paths } from '../../src/paths.ts';
import { plain } from '../../src/lib/sample.ts';
import { money } from '../../src/lib/format.ts';
import { words as locale } from '../../src/locale.ts';
import { site } from '../../src/site.config.ts';
import { builtDocuments, builtPage, builtPages, sitemap } from '../support/built-site.ts';
import { builtVariant } from '../support/builds.ts';
import { removedPage } from '../support/removed-pages.ts';
import { hasSection } from '../support/sections.ts';
import { WEBHOOK_HOST } from '../support/variants.ts';

// Checks what a careful buyer looks for on the built site.

const text = (route: string) => folded(builtPage(route).document.querySelector('main')?.text ?? '');
/** Returns words with plain spaces, and without the marks that keep a line from breaking. */
const folded = (words: string) => words.replaceAll('\u2060', '').replace(/\s+/g, ' ');

interface Node {
  '@type': string;
  [key: string]: unknown;
}
const graph = (route: string) =>
  JSON.parse(builtPage(route).document.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}')[
    '@graph'
  ] as Node[];

describe('privacy', () => {
  it('is linked from the footer of every page', () => {
    for (const { route, document } of builtPages())
      expect.soft(document.querySelector(`footer a[href="${paths.privacy}"]`), route).not.toBeNull();
  });

  it('is linked next to every form', () => {
    const forms = builtDocuments().flatMap(({ route, document }) =>
      document.querySelectorAll('form:not([method=dialog])').map((form) => ({ route, form })),
    );
    expect(forms.length).toBeGreaterThan(0);
    for (const { route, form } of forms) {
      const part = form.closest('section') ?? form.parentNode;
      const own = part?.querySelector(`a[href="${paths.privacy}"]`);
      expect.soft(own, `${route}: a sentence next to the form`).toBeTruthy();
    }
  });

  it('names a provider next to its form, and only there', async () => {
    const note = (url: string) => new URL(url).host;
    const documents = builtDocuments(await builtVariant('base'));
    const frames = documents.flatMap(({ document }) => document.querySelectorAll('iframe[data-waits]'));
    expect(frames.length).toBeGreaterThan(1);
    // The build asks for consent, so no frame has a provider's address before.
    const asked = documents.filter(({ document }) => document.querySelector('iframe[src^=http]'));
    expect(asked.map(({ route }) => route)).toEqual([]);
    for (const frame of frames)
      expect
        .soft(folded(frame.closest('section, dialog')?.text ?? ''), `${frame}`)
        .toContain(note(frame.getAttribute('data-waits') ?? ''));
    for (const { route, document } of documents)
      for (const form of document.querySelectorAll('form[data-mail]'))
        expect.soft(folded(form.text), route).not.toContain(note(WEBHOOK_HOST));
  });

  it('names every host that a page’s policy or pictures name, and no other', async () => {
    for (const root of [undefined, await builtVariant('connected'), await builtVariant('base')]) {
      // The editor's page is for the owner alone.
      const documents = builtDocuments(root).filter(({ route }) => !route.endsWith('/admin/'));
      const allowed = documents.flatMap(({ document }) => {
        const policy = document.querySelector('meta[http-equiv="Content-Security-Policy" i]')?.getAttribute('content');
        const loading = (policy ?? '').split(';').filter((rule) => /^\s*(?:connect|frame|script)-src/.test(rule));
        const pictures = document.querySelectorAll('img[src^="http"]').map((img) => img.getAttribute('src') ?? '');
        return [...pictures, ...loading.flatMap((rule) => rule.match(/(?:https?|wss):\/\/[^\s']+/g) ?? [])].map(
          (url) => new URL(url).host,
        );
      });
      const page = documents.find(({ route }) => route.endsWith('/privacy/'));
      const named = page?.document.querySelectorAll('#hosts dt').map((dt) => dt.text.trim()) ?? [];
      expect([...new Set(allowed)].toSorted(), root ?? 'plain').toEqual(named.toSorted());
    }
  });

  it.skipIf(site.scripts.length > 0)('says that nothing is tracked in a build without analytics or own scripts', () => {
    expect(text('/privacy/')).toContain(content.privacy.browser.noAnalytics);
    for (const { route, html } of builtPages())
      expect.soft(html, route).not.toMatch(/purchase-tag|analytics-choice|analytics-consent|googletagmanager/);
  });
});

describe('terms', () => {
  const refundOf = (id: string) => plain(offers.find((offer) => offer.id === id)?.refund ?? '');

  it('are all under /privacy/#terms, and those without a checkout on the page that sells', () => {
    const terms = folded(builtPage('/privacy/').document.querySelector('#terms')?.text ?? '');
    for (const { id, page } of offers)
      if (!removedPage(paths[page], '')) expect.soft(terms).toContain(folded(refundOf(id)));
    for (const [name, route] of [
      ['workshop', '/enterprise-accelerator/'],
      ['accelerator', '/enterprise-accelerator/'],
      ['leadershipPilot', '/memento-landing/'],
      ['summit', '/events/'],
    ] as const)
      if (!removedPage(route, '')) expect.soft(text(route)).toContain(folded(refundOf(name)));
  });

  it.each(
    [
      ['audit', site.links.auditCheckout],
      ['cohort', site.links.cohortCheckout],
      ['coaching', site.links.firstSessionCheckout],
      ['dinner', site.links.dinnerSeatCheckout],
      ['launchKit', site.links.launchKitCheckout],
    ].filter(([name = '', checkout]) => refundOf(name) && checkout),
  )('of the %s are on every page with its checkout, or one link away', (name = '', checkout = '') => {
    const selling = builtPages().filter(({ document }) => document.querySelector(`main a[href="${checkout}"]`));
    // Without its prices, the page's first screen still sells; the terms are on /privacy/ in any case.
    const whole = selling.filter(({ route }) => route !== '/services/' || hasSection('services', 'OfferRows'));
    for (const { route, document } of whole)
      if (!document.querySelector('main a[href$="/privacy/#terms"]'))
        expect.soft(text(route), route).toContain(folded(refundOf(name)));
  });
});

test('every offer and its price is in the tables of prices', () => {
  for (const [page, name] of [
    ['services', 'services'],
    ['enterprise-accelerator', 'accelerator'],
  ] as const) {
    if (!hasSection(page, 'OfferRows')) continue;
    const rows = Array.from(builtPage(`/${page}/`).document.querySelectorAll('.prices tr'), (row) => folded(row.text));
    for (const { name: offer, price, free } of offersOn(name))
      expect
        .soft(
          rows.filter(
            (row) => row.includes(folded(offer)) && row.includes(price ? folded(money(price)) : plain(free ?? '')),
          ),
          offer,
        )
        .toHaveLength(1);
  }
});

test('the company’s data is in the footer, on the contact page and in structured data', () => {
  const firm = graph('/contact/').find((node) => node['@type'] === 'Organization');
  for (const line of company.lines) {
    expect.soft(folded(builtPage('/').document.querySelector('footer')?.text ?? '')).toContain(folded(line));
    expect.soft(text('/contact/')).toContain(folded(line));
  }
  const { legalName, phone, address } = site.company;
  if (legalName) expect(firm?.['legalName']).toBe(legalName);
  if (phone) expect(firm?.['telephone']).toBe(phone);
  if (address) expect(firm?.['address']).toMatchObject({ streetAddress: address.street });
});

test('the platform and each module show their status and price', () => {
  for (const path of [paths.platform, ...modules.map(({ id }) => paths.product(id))])
    if (!removedPage(path, '')) expect.soft(text(path), path).toContain(plain(content.commitments.previewStatus));
});

test('posts show their reading time, contents and share links, and the feed is linked', () => {
  const posts = sitemap().filter((route) => /^\/blog\/(?!page\/|archive\/)./.test(route));
  expect(posts.length).toBeGreaterThan(0);
  for (const route of posts) {
    const { document } = builtPage(route);
    expect.soft(text(route), route).toMatch(new RegExp(`· \\d+ ${locale.minutesToRead}`));
    expect.soft(document.querySelector('[data-copy]')?.getAttribute('data-copy'), route).toContain(route);
    expect.soft(document.querySelector('[data-share][hidden]'), route).not.toBeNull();
    for (const link of document.querySelectorAll('article details a'))
      expect.soft(document.querySelector(`article h2[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
  }
  expect(builtPage('/blog/').document.querySelector(`head link[href$="${paths.feed}"]`)).not.toBeNull();
});
