import { describe, expect, test } from 'vitest';
import { unreachable } from '../../src/commands/launch-check/addresses.ts';
import { report } from '../../src/commands/launch-check/finding.ts';
import { launchFindings } from '../../src/commands/launch-check/launch-findings.ts';
import { type Project } from '../../src/commands/launch-check/project.ts';

/** A project that passes the check. */
const ready: Project = {
  sources: new Map([['src/site.config.ts', "export const site = { name: 'Ours' };\n"]]),
  texts: new Map([
    ['index.html', '<main id="main"><a href="/about/">About</a><a href="/file.pdf">PDF</a></main>'],
    ['forms/index.html', ['Assessment', 'SignUpForm', 'SampleReportForm'].map((name) => `/_astro/${name}.x.js`).join()],
    ['about/index.html', '<main><a href="/#main">Home</a><a href="https://ours.co/">Out</a></main>'],
  ]),
  siteUrl: 'https://www.ours.co',
  home: 'https://www.ours.co/',
  language: 'en-US',
  settings: {
    SITE_URL: 'https://www.ours.co',
    PUBLIC_FEED_HOST: '',
    PUBLIC_ASSESSMENT_WEBHOOK_URL: 'https://hooks.ours.co/a',
    PUBLIC_MOMENTO_ENDPOINT: 'https://hooks.ours.co/b',
    PUBLIC_REPORT_ENDPOINT: 'https://hooks.ours.co/c',
  },
  optional: { newsletter: 'https://news.ours.co/embed', launchKitCheckout: 'https://pay.ours.co/kit' },
  pagesOff: [],
  isDrawnFounder: false,
  brandPictures: new Set(['portrait', 'signature']),
  guide: { file: 'public/guide.pdf', wanted: 'abc', present: 'abc' },
};
/** Returns the project's built site with more files. */
const withTexts = (...texts: [string, string][]) => ({ texts: new Map([...ready.texts, ...texts]) });
const CONFIG = 'src/site.config.ts';
/** Returns a project with a line in its configuration, and a page that links to an address. */
const withLink = (line: string, url: string) => ({
  sources: new Map([[CONFIG, `\n${line}`]]),
  ...withTexts(['links.html', `<a href="${url}">Link</a>`]),
});
const found = (change: Partial<Project>) => launchFindings({ ...ready, ...change });

test('a project without findings is ready', () => {
  expect(found({})).toEqual([]);
  expect(report([])).toBe('Ready to launch: nothing is blocking.');
});

describe('reports', () => {
  const cases: [what: string, change: Partial<Project>, level: 'blocking' | 'advice', words: RegExp][] = [
    [
      'a sample',
      { sources: new Map([['src/a.ts', "\nconst a = sample('A Name');"]]) },
      'blocking',
      /src\/a\.ts:2: .*'A Name'/,
    ],
    [
      'a sample post',
      { sources: new Map([['src/content/posts/a.md', '---\ntitle: A\nsample: true\n---\n']]) },
      'blocking',
      /posts\/a\.md:3: .*post: A/,
    ],
    [
      'a reserved host in the sources',
      withLink("url: 'https://pay.example.com/x'", 'https://pay.example.com/x'),
      'blocking',
      /site\.config\.ts:2: pay\.example\.com/,
    ],
    [
      'a reserved host in the built files alone',
      withTexts(['feed.xml', '<link>https://news.example.org/</link>']),
      'blocking',
      /feed\.xml: news\.example\.org/,
    ],
    [
      'a link to a switched-off page',
      { pagesOff: [{ name: 'about', path: '/about/', names: ['About us'] }] },
      'blocking',
      /dist\/index\.html: \/ links to \/about\/, which is switched off\. Delete the link/,
    ],
    [
      'a sentence whose link to a switched-off page is gone',
      {
        pagesOff: [{ name: 'council', path: '/council/', names: ['Council'] }],
        sources: new Map([['src/content/a.ts', '\n`Join [our dinners](${paths.council}#seats).`']]),
        ...withTexts(['a.html', '<body>Join our dinners.']),
      },
      'advice',
      /content\/a\.ts:2: “our dinners” led to \/council\//,
    ],
    [
      'a sentence about a switched-off page, in other forms of its name',
      {
        pagesOff: [{ name: 'council', path: '/council/', names: ['Council', 'Dinner Seats (two)'] }],
        sources: new Map([['src/content/b.ts', '\n`${count} dinner seat (two) costs`']]),
        ...withTexts(['a.html', '<p>A dinner seat (two) costs 9.</p><p>Councillors</p>']),
      },
      'advice',
      /content\/b\.ts: \/a\.html still speaks of \/council\/, .*: “A dinner seat \(two\) costs 9\.”\. Reword/,
    ],
    [
      'a sample that only a switched-off page showed',
      {
        pagesOff: [{ name: 'council', path: '/council/', names: ['Council'] }],
        sources: new Map([['src/content/a.ts', 'const a = sample(`Dinner guests & ${seats}`);']]),
      },
      'advice',
      /a\.ts:1: No page shows this sample/,
    ],
    ['a reserved address', { siteUrl: 'https://www.example.com' }, 'blocking', /SITE_URL: .*www\.example\.com/],
    [
      'an outdated PDF',
      { guide: { ...ready.guide, wanted: 'def' } },
      'blocking',
      /public\/guide\.pdf: .*older than the guide.*\. Run npm run guide-pdf/,
    ],
    [
      'a signature of the owner',
      { isDrawnFounder: true, brandPictures: new Set(['portrait']) },
      'blocking',
      /brand: The signature on the site is the sample founder’s\. Add a file named signature/,
    ],
    [
      'a portrait',
      { isDrawnFounder: true, brandPictures: new Set(['signature']) },
      'advice',
      /brand: There is no portrait, so no page shows one/,
    ],
    [
      'a feed on the open internet',
      { settings: { PUBLIC_FEED_HOST: 'http://192.168.0.7:8080' } },
      'advice',
      /PUBLIC_FEED_HOST: Only your own network can reach 192\.168\.0\.7: visitors see the posts of the last/,
    ],
    [
      'a webhook on the open internet',
      { settings: { PUBLIC_ASSESSMENT_WEBHOOK_URL: 'http://localhost:5678/webhook' } },
      'blocking',
      /PUBLIC_ASSESSMENT_WEBHOOK_URL: Only your own network can reach localhost: .* never learn their names/,
    ],
    [
      'a link on the open internet',
      withLink("url: 'https://[::1]:3000/x',", 'https://[::1]:3000/x'),
      'blocking',
      /site\.config\.ts:2: Only your own network can reach ::1, so a link/,
    ],
    [
      'the webhook',
      { settings: { ...ready.settings, PUBLIC_ASSESSMENT_WEBHOOK_URL: '' } },
      'advice',
      /PUBLIC_ASSESSMENT_WEBHOOK_URL: /,
    ],
    [
      'the endpoint',
      { settings: { ...ready.settings, PUBLIC_MOMENTO_ENDPOINT: '' } },
      'blocking',
      /PUBLIC_MOMENTO_ENDPOINT: /,
    ],
    ['an embed', { optional: { newsletter: '' } }, 'advice', /newsletter is empty/],
    ['a checkout', { optional: { launchKitCheckout: '' } }, 'advice', /launchKitCheckout is empty/],
    [
      'no endpoint for the sample report',
      { settings: { ...ready.settings, PUBLIC_REPORT_ENDPOINT: '' } },
      'blocking',
      /PUBLIC_REPORT_ENDPOINT: .*thanks visitors and sends nothing/,
    ],
  ];
  test.each(cases)('%s', (_, change, level, words) => {
    const findings = found(change);
    expect(report(findings)).toMatch(words);
    expect(findings.some((finding) => finding.level === level)).toBe(true);
    expect(findings.every(({ remedy }) => /[.)]$/.test(remedy))).toBe(true);
  });
});

test('asks for no endpoint if no page has the form', () => {
  const [home] = ready.texts;
  expect(found({ settings: {}, texts: new Map(home && [home]) })).toEqual([]);
});

test('lists a marked sample once, and no comment', () => {
  const source = "// https://pay.example.com\nlink: sample(\n'https://pay.example.com'),";
  const findings = found(withLink(source, 'https://pay.example.com'));
  expect(findings.map(({ problem }) => problem)).toEqual([expect.stringContaining('still a sample')]);
});

test('recognizes private addresses by number and name, except in posts', () => {
  const inner = ['http://10.1.2.3', 'http://nas.local', 'http://intranet', 'https://a.internal:1', 'http://[fd00::1]'];
  const outer = ['https://8.8.8.8', 'https://local.co', 'https://internal.ours.co', 'https://[2606:4700::1111]'];
  expect(inner.map(unreachable)).not.toContain(undefined);
  expect(outer.map(unreachable).filter(Boolean)).toEqual([]);
  expect(found(withTexts(['blog/a/index.html', '<a href="http://localhost:3000">'])).length).toBe(0);
});
