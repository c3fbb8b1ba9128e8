import { describe, expect, test } from 'vitest';
import { report } from '../../src/commands/launch-check/finding.ts';
import { launchFindings } from '../../src/commands/launch-check/launch-findings.ts';
import type { Project } from '../../src/commands/launch-check/project.ts';
import { unreachable } from '../../src/commands/launch-check/samples.ts';

/** A project that passes the check. */
const ready: Project = {
  written: new Map([['src/content/site.json', '{ "name": "Ours", "url": "https://www.example.com" }']]),
  pages: new Map([
    ['index.html', ['Assessment', 'SignUpForm', 'SampleReportForm'].map((name) => `/_astro/${name}.x.js`).join()],
  ]),
  home: 'https://www.ours.co/',
  language: 'en-US',
  currency: '$1',
  settings: {
    PUBLIC_ASSESSMENT_WEBHOOK_URL: 'https://hooks.ours.co/a',
    PUBLIC_MOMENTO_ENDPOINT: 'https://hooks.ours.co/b',
    PUBLIC_REPORT_ENDPOINT: 'https://hooks.ours.co/c',
  },
  embeds: { booking: '', guide: '' },
  pagesOff: [],
  isGuideStale: false,
};
const SHOP = 'https://pay.example.com/x?a&b';
const found = (change: Partial<Project>) => launchFindings({ ...ready, ...change });
const file = (name: string, entry: unknown) => ({
  written: new Map([[`src/content/${name}`, typeof entry === 'string' ? entry : JSON.stringify(entry)]]),
});

test('a project without findings is ready', () => {
  expect(found({})).toEqual([]);
  expect(report([])).toBe('Ready to launch: nothing is blocking.');
});

describe('reports', () => {
  test.each<[what: string, change: Partial<Project>, level: 'blocking' | 'advice', words: RegExp]>([
    [
      'a sample, in any language',
      file('press.json', [{ id: 'a', title: 'Zażółć °\u00A0' }]),
      'blocking',
      /press\.json: a\.title: “Zażółć” is/,
    ],
    [
      'a sample record',
      file('calls.json', [{ length: { minutes: 30, sample: true } }]),
      'blocking',
      /calls\.json: 1\.length\.sample: /,
    ],
    ['a sample post', file('posts/a.md', '---\ntitle: A\nsample: true\n---\n'), 'blocking', /posts\/a\.md: The post/],
    [
      'an example address',
      { ...file('site.json', { links: { shop: SHOP } }), pages: new Map([['index.html', SHOP.replace('&', '&amp;')]]) },
      'blocking',
      /links\.shop: pay\.example\.com is/,
    ],
    [
      'an example email',
      file('site.json', { emails: { info: 'us@example.com' } }),
      'blocking',
      /emails\.info: example\.com is/,
    ],
    [
      'a private address on a page',
      file('pages/b.md', '[a](https://[::1]:3000/x)'),
      'blocking',
      /b\.md: Only your own network can reach ::1/,
    ],
    ['a reserved address of the site', { home: 'https://www.example.com/' }, 'blocking', /SITE_URL: www\.example\.com/],
    ['an outdated PDF', { isGuideStale: true }, 'blocking', /public: .*older than its words\. Run npm run guide-pdf/],
    [
      'a private feed',
      { settings: { ...ready.settings, PUBLIC_FEED_HOST: 'http://192.168.0.7' } },
      'advice',
      /PUBLIC_FEED_HOST: Only your own/,
    ],
    [
      'a calendar that no page shows',
      { embeds: { booking: 'https://cal.ours.co' }, pagesOff: ['leadershipPilot'] },
      'advice',
      /site\.json: embeds\.booking appears on no page/,
    ],
    [
      'a text that is still English',
      { language: 'cs-CZ', ...file('form.json', { email: 'Enter your email address.' }) },
      'advice',
      /form\.json: email: “Enter your email address\.” looks English\. Translate/,
    ],
    [
      'an amount in another currency',
      { currency: '1 Kč', ...file('cases.json', { cost: 'Od $88,000' }) },
      'advice',
      /cases\.json: cost: “Od \$88,000” has an amount in another currency\. Translate or convert/,
    ],
    [
      'a page that no page links to',
      { pages: new Map([['imprint/index.html', '']]) },
      'advice',
      /\/imprint\/: No page/,
    ],
    ['an endpoint that is missing', { settings: {} }, 'blocking', /PUBLIC_MOMENTO_ENDPOINT: It is empty: /],
  ])('%s', (_, change, level, words) => {
    const findings = found(change);
    expect(report(findings)).toMatch(words);
    expect(findings.some((one) => one.level === level)).toBe(true);
  });
});

test('counts the samples of a file, and names each on demand', () => {
  const findings = found(file('services.json', { a: 'One °', b: ['Two °', 'Three'] }));
  expect(report(findings)).toContain('src/content/services.json: 2 samples. Replace each');
  expect(report(findings, true)).toContain('src/content/services.json: b.1: “Two” is a sample.');
});

test('passes over the samples of a switched-off page', () => {
  const pagesOff = ['council', 'leadershipPilot'];
  expect(found({ ...file('leadershipPilot.json', { slots: { count: 5, sample: true } }), pagesOff })).toEqual([]);
  expect(found({ ...file('dinner.json', { name: 'Dinner °' }), pagesOff })).toEqual([]);
  expect(found({ ...file('offers.json', [{ page: 'council', refund: 'All °' }]), pagesOff })).toEqual([]);
  expect(found({ ...file('offers.json', [{ page: 'services', refund: 'All °' }]), pagesOff })).toHaveLength(1);
  const settings = file('site.json', { links: { shop: SHOP }, coachingSpots: { count: 8, sample: true } });
  expect(found({ ...settings, pagesOff: ['coach', 'executiveCoaching'] })).toEqual([]);
  expect(found({ ...settings, pagesOff: ['coach'] })).toHaveLength(1);
  const promises = file('commitments.json', { ticketDelivery: 'By email. °', clients: 'companies °' });
  expect(found({ ...promises, pagesOff: ['events'] })).toHaveLength(1);
});

test('asks for no endpoint if no page has the form', () => {
  expect(found({ settings: {}, pages: new Map() })).toEqual([]);
});

test('recognizes private addresses by number and name', () => {
  const inner = ['http://10.1.2.3', 'http://nas.local', 'http://intranet', 'https://a.internal:1', 'http://[fd00::1]'];
  const outer = ['https://8.8.8.8', 'https://local.co', 'https://internal.ours.co', 'https://[2606:4700::1111]'];
  expect(inner.map(unreachable)).not.toContain(undefined);
  expect(outer.map(unreachable).filter(Boolean)).toEqual([]);
});
