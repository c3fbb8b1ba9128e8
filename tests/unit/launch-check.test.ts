import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { report } from '../../src/launch/finding.ts';
import { launchFindings } from '../../src/launch/launch-findings.ts';
import { contrast } from '../../src/launch/look.ts';
import { type Project, readProject } from '../../src/launch/project.ts';
import { theme } from '../../src/styles/theme.ts';

const HOME = '<link rel="canonical" href="https://www.ours.co/">';

const madeFile = { name: 'made.pdf', command: 'npm run made', source: 'the text' };

/** A project that passes the check. */
const ready: Project = {
  sources: new Map([['src/site.config.ts', "export const site = { name: 'Ours' };\n"]]),
  built: {
    changed: { sources: [{ file: 'src/site.config.ts', at: 1 }], built: { file: 'dist/index.html', at: 2 } },
    texts: new Map([
      ['index.html', `${HOME}<main id="main"><a href="/about/">About</a><a href="/file.pdf">PDF</a></main>`],
      ['about/index.html', '<main><a href="/#main">Home</a><a href="https://ours.co/">Out</a></main>'],
    ]),
  },
  siteUrl: 'https://www.ours.co',
  base: '/',
  settings: { SITE_URL: 'https://www.ours.co', PUBLIC_FEED_HOST: '' },
  leads: {
    webhook: 'https://hooks.ours.co/a',
    signUpEndpoint: 'https://hooks.ours.co/b',
    embeds: { newsletter: 'https://news.ours.co/embed' },
    optionalCheckouts: { launchKitCheckout: 'https://pay.ours.co/kit' },
    reportEndpoint: 'https://hooks.ours.co/c',
  },
  announced: [{ title: 'Summit', file: 'src/content/events.ts', isOver: false }],
  palette: theme,
  fonts: { 'src/styles/fonts/text.woff2': 27_000 },
  madeFiles: [{ ...madeFile, wanted: 'abc', present: 'AI, copy abc', built: 'AI, copy abc' }],
  founderPictures: { isDrawn: false, present: new Set(['portrait', 'signature']) },
};
/** Returns the project's built site with more files. */
const withTexts = (...texts: [string, string][]) => ({
  built: { ...ready.built, texts: new Map([...ready.built.texts, ...texts]) },
});
const UNDESCRIBED = withTexts(['p/index.html', '<div class="prose"><p><img src="/x.png" alt=""></p></div>']);
/** Returns text that compresses by no more than a quarter. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => createHash('sha256').update(`${index}`).digest('base64')[0]).join('');
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
      { sources: new Map([['src/site.config.ts', "\nurl: 'https://pay.example.com/x'"]]) },
      'blocking',
      /site\.config\.ts:2: pay\.example\.com/,
    ],
    [
      'a reserved host in the built files alone',
      withTexts(['feed.xml', '<link>https://news.example.org/</link>']),
      'blocking',
      /feed\.xml: news\.example\.org/,
    ],
    ['a reserved address', { siteUrl: 'https://www.example.com' }, 'blocking', /SITE_URL: .*www\.example\.com/],
    [
      'a missing build',
      { built: { ...ready.built, changed: { sources: [], built: undefined } } },
      'blocking',
      /dist: .*not been built/,
    ],
    [
      'an outdated build',
      {
        built: {
          ...ready.built,
          changed: { sources: [{ file: 'src/new.ts', at: 3 }], built: { file: 'dist/index.html', at: 2 } },
        },
      },
      'blocking',
      /older than src\/new\.ts/,
    ],
    [
      'an outdated PDF',
      { madeFiles: [{ ...madeFile, wanted: 'def', present: 'copy abc', built: 'copy abc' }] },
      'blocking',
      /public\/made\.pdf: .*older than the text\. Run npm run made/,
    ],
    [
      'an outdated PDF in the built site',
      { madeFiles: [{ ...madeFile, wanted: 'abc', present: 'copy abc', built: 'copy former' }] },
      'blocking',
      /dist\/made\.pdf: .*older than the text\. Run npm run build/,
    ],
    [
      'colors without contrast',
      { palette: { ...theme, light: { ...theme.light, quiet: '#aaaaaa' } } },
      'blocking',
      /theme\.ts: quiet \(#aaaaaa\)/,
    ],
    [
      'fonts over the budget',
      { fonts: { 'f/display.woff2': 18_836, 'f/text.woff2': 27_348 } },
      'blocking',
      /type\.ts: The fonts weigh 46,184 bytes together \(f\/display\.woff2 18,836, .*\), 2,184 more .*npm run fonts/,
    ],
    [
      'a portrait of the owner',
      { founderPictures: { isDrawn: true, present: new Set(['signature']) } },
      'blocking',
      /brand: The portrait on the site is the sample founder’s\. Add a file named portrait/,
    ],
    [
      'a signature',
      { founderPictures: { isDrawn: false, present: new Set(['portrait']) } },
      'advice',
      /brand: There is no signature, so no page shows one/,
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
      /PUBLIC_ASSESSMENT_WEBHOOK_URL: Only your own network can reach localhost: .* no completed assessment/,
    ],
    [
      'a link on the open internet',
      { sources: new Map([['src/site.config.ts', "\nurl: 'https://[::1]:3000/x',"]]) },
      'blocking',
      /site\.config\.ts:2: Only your own network can reach \[::1\], so a link/,
    ],
    ['the webhook', { leads: { ...ready.leads, webhook: '' } }, 'advice', /PUBLIC_ASSESSMENT_WEBHOOK_URL: /],
    ['the endpoint', { leads: { ...ready.leads, signUpEndpoint: '' } }, 'blocking', /PUBLIC_MOMENTO_ENDPOINT: /],
    ['an embed', { leads: { ...ready.leads, embeds: { newsletter: '' } } }, 'advice', /embeds\.newsletter is empty/],
    [
      'a checkout',
      { leads: { ...ready.leads, optionalCheckouts: { launchKitCheckout: '' } } },
      'advice',
      /links\.launchKitCheckout is empty/,
    ],
    [
      'no endpoint for the sample report',
      { leads: { ...ready.leads, reportEndpoint: '' } },
      'blocking',
      /PUBLIC_REPORT_ENDPOINT: .*thanks visitors and sends nothing/,
    ],
    [
      'a past event',
      { announced: [{ title: 'Summit', file: 'e.ts', isOver: true }] },
      'advice',
      /e\.ts: "Summit" is over/,
    ],
    [
      'a page that arrives at once',
      withTexts(['long/index.html', `<main>${noise(20_000)}</main>`]),
      'advice',
      /long\/index\.html: The page weighs 1\d,\d{3} bytes compressed, [\d,]+ more /,
    ],
    [
      'a picture without a description',
      UNDESCRIBED,
      'advice',
      /p\/index\.html: A picture has no description: \/x\.png/,
    ],
  ];
  test.each(cases)('%s', (_, change, level, words) => {
    const findings = found(change);
    expect(report(findings)).toMatch(words);
    expect(findings.some((finding) => finding.level === level)).toBe(true);
    expect(findings.every(({ remedy }) => /[.)]$/.test(remedy))).toBe(true);
  });
});

test('asks for no endpoint after the sample-report form was removed', () => {
  expect(found({ leads: { ...ready.leads, reportEndpoint: undefined } })).toEqual([]);
});

test('reports a site built for another path or address once, and nothing else about its files', () => {
  const madeFiles = [{ ...madeFile, wanted: 'abc', present: 'copy abc', built: 'copy former' }];
  for (const change of [{ base: '/advisory/' }, { siteUrl: 'https://new.ours.co' }]) {
    const findings = found({ ...change, ...UNDESCRIBED, madeFiles });
    expect(findings.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^The site was built for https:\/\/www\.ours\.co\/; SITE_URL and BASE_PATH now make it /),
    ]);
  }
});

test('reads this project: its content, its committed files and its recipients', async () => {
  const project = await readProject(undefined);
  expect(project.sources.size).toBeGreaterThan(100);
  expect(project.announced.length).toBeGreaterThan(1);
  for (const { name, wanted, present } of project.madeFiles)
    expect(present, `${name} is out of date: run its command and commit the file`).toContain(wanted);
}, 60_000);

test('contrast follows WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('ignores marked samples and comments', () => {
  const source = "// https://pay.example.com\nlink: sample('https://pay.example.com'),";
  const findings = found({ sources: new Map([['src/site.config.ts', source]]) });
  expect(findings.map(({ problem }) => problem)).toEqual([expect.stringContaining('still a sample')]);
});

test('recognizes private addresses by number and name, except in posts and comments', () => {
  const at = (url: string) => found({ settings: { SITE_URL: url } }).length;
  for (const inner of [
    'http://10.1.2.3',
    'http://nas.local',
    'http://intranet',
    'https://a.internal:1',
    'http://[fd00::1]',
  ])
    expect(at(inner), inner).toBe(1);
  for (const outer of ['https://8.8.8.8', 'https://local.co', 'https://internal.ours.co', 'https://[2606:4700::1111]'])
    expect(at(outer), outer).toBe(0);
  const said = new Map([
    ['src/content/posts/a.md', 'Open http://localhost:3000'],
    ['src/content/a.ts', '// http://localhost:3000'],
  ]);
  expect(found({ sources: said })).toEqual([]);
});
