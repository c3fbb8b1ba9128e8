import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../src/launch/contrast.ts';
import { deadLinks } from '../../src/integrations/checks/dead-links.ts';
import { report } from '../../src/launch/finding.ts';
import { launchFindings, type Project } from '../../src/launch/launch-check.ts';
import { theme } from '../../src/styles/theme.ts';

/** A project with which nothing is wrong. */
const ready: Project = {
  sources: new Map([['src/site.config.ts', "export const site = { name: 'Ours' };\n"]]),
  changed: { sources: [{ file: 'src/site.config.ts', at: 1 }], built: { file: 'dist/index.html', at: 2 } },
  built: new Map([
    ['index.html', '<main id="main"><a href="/about/">About</a><a href="/file.pdf">PDF</a></main>'],
    ['about/index.html', '<main><a href="/#main">Home</a><a href="https://ours.co/">Out</a></main>'],
  ]),
  files: new Set(['index.html', 'about/index.html', 'file.pdf']),
  siteUrl: 'https://www.ours.co',
  base: '/',
  settings: { SITE_URL: 'https://www.ours.co', PUBLIC_FEED_HOST: '' },
  leads: {
    webhook: 'https://hooks.ours.co/a',
    signUpEndpoint: 'https://hooks.ours.co/b',
    embeds: { newsletter: 'https://news.ours.co/embed' },
    optionalCheckouts: { launchKitCheckout: 'https://pay.ours.co/kit' },
  },
  announced: [{ title: 'Summit', file: 'src/content/events.ts', over: false }],
  palette: theme,
  fonts: { 'src/styles/fonts/text.woff2': 27_000 },
  guide: { copy: 'abc', printed: 'AI, copy abc', built: 'AI, copy abc' },
  feed: false,
  feedFault: undefined,
};
const DEAD_IN_POST = new Map([...ready.built, ['blog/a/index.html', '<main><a href="/gone/">Gone</a></main>']]);
/** Text that can't be made smaller by more than a quarter. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => createHash('sha256').update(`${index}`).digest('base64')[0]).join('');
const found = (change: Partial<Project>) => launchFindings({ ...ready, ...change });

test('a project with nothing left is ready', () => {
  expect(found({})).toEqual([]);
  expect(report([])).toContain('Nothing stands between');
});

describe('each thing taken away is named, with its place and what to do', () => {
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
      { built: new Map([...ready.built, ['feed.xml', '<link>https://news.example.org/</link>']]) },
      'blocking',
      /feed\.xml: news\.example\.org/,
    ],
    ['a reserved address', { siteUrl: 'https://www.example.com' }, 'blocking', /SITE_URL: .*www\.example\.com/],
    ['the built folder', { changed: { sources: [], built: undefined } }, 'blocking', /dist: .*not been built/],
    [
      'a build of today',
      { changed: { sources: [{ file: 'src/new.ts', at: 3 }], built: { file: 'dist/index.html', at: 2 } } },
      'blocking',
      /older than src\/new\.ts/,
    ],
    [
      'a page that is linked',
      { files: new Set(['index.html', 'file.pdf']), built: new Map([...ready.built].slice(0, 1)) },
      'blocking',
      /index\.html: The link to \/about\//,
    ],
    [
      'the guide of today',
      { guide: { ...ready.guide, copy: 'def' } },
      'blocking',
      /public\/ai-strategy-guide\.pdf: .*older.* Run npm run guide-pdf/,
    ],
    [
      'the guide of today in the built site',
      { guide: { ...ready.guide, built: 'AI, copy former' } },
      'blocking',
      /dist\/ai-strategy-guide\.pdf: .*older.* Run npm run build/,
    ],
    [
      'contrast',
      { palette: { ...theme, light: { ...theme.light, quiet: '#aaaaaa' } } },
      'blocking',
      /theme\.ts: quiet \(#aaaaaa\)/,
    ],
    [
      'fonts that are light enough',
      { fonts: { 'f/display.woff2': 18_836, 'f/text.woff2': 27_348 } },
      'blocking',
      /type\.ts: The fonts weigh 46,184 bytes together \(f\/display\.woff2 18,836, .*\), 2,184 more .*npm run fonts/,
    ],
    ['a feed that can be read', { feedFault: 'No answer from https://x.' }, 'blocking', /PUBLIC_FEED_HOST: No answer/],
    ['a link in a feed’s post', { feed: true, built: DEAD_IN_POST }, 'advice', /blog\/a\/index\.html: .*\/gone\//],
    ['a link in an own post', { built: DEAD_IN_POST }, 'blocking', /blog\/a\/index\.html: .*\/gone\//],
    [
      'a feed on the open internet',
      { settings: { PUBLIC_FEED_HOST: 'http://192.168.0.7:8080' } },
      'advice',
      /PUBLIC_FEED_HOST: 192\.168\.0\.7 is reached from your own network alone: visitors see the posts of the last/,
    ],
    [
      'a webhook on the open internet',
      { settings: { PUBLIC_ASSESSMENT_WEBHOOK_URL: 'http://localhost:5678/webhook' } },
      'blocking',
      /PUBLIC_ASSESSMENT_WEBHOOK_URL: localhost is reached from your own network alone: no completed assessment/,
    ],
    [
      'a link on the open internet',
      { sources: new Map([['src/site.config.ts', "\nurl: 'https://[::1]:3000/x',"]]) },
      'blocking',
      /site\.config\.ts:2: \[::1\] is reached from your own network alone/,
    ],
    ['the webhook', { leads: { ...ready.leads, webhook: '' } }, 'advice', /PUBLIC_ASSESSMENT_WEBHOOK_URL: /],
    ['the endpoint', { leads: { ...ready.leads, signUpEndpoint: '' } }, 'advice', /PUBLIC_MOMENTO_ENDPOINT: /],
    ['an embed', { leads: { ...ready.leads, embeds: { newsletter: '' } } }, 'advice', /embeds\.newsletter is empty/],
    [
      'a checkout',
      { leads: { ...ready.leads, optionalCheckouts: { launchKitCheckout: '' } } },
      'advice',
      /links\.launchKitCheckout is empty/,
    ],
    [
      'an event to come',
      { announced: [{ title: 'Summit', file: 'e.ts', over: true }] },
      'advice',
      /e\.ts: "Summit" is over/,
    ],
    [
      'a page that arrives at once',
      { built: new Map([...ready.built, ['long/index.html', `<main>${noise(20_000)}</main>`]]) },
      'advice',
      /long\/index\.html: The page weighs 1\d,\d{3} bytes compressed, [\d,]+ more /,
    ],
    [
      'the words of a picture',
      {
        built: new Map([...ready.built, ['p/index.html', '<div class="prose"><p><img src="/x.png" alt=""></p></div>']]),
      },
      'advice',
      /p\/index\.html: A picture without words: \/x\.png/,
    ],
  ];
  test.each(cases)('%s', (_, change, level, words) => {
    const findings = found(change);
    expect(report(findings)).toMatch(words);
    expect(findings.some((finding) => finding.level === level)).toBe(true);
    expect(findings.every(({ remedy }) => /[.)]$/.test(remedy))).toBe(true);
  });
});

test('links are followed below a base path, fragments too', () => {
  const pages = new Map([
    [
      'index.html',
      {
        ids: new Set(['top']),
        hrefs: ['/site/', '/site/#top', '/site/#gone', '/about/', '/site/x%20y.pdf', '#top', 'mailto:a@b.co'],
      },
    ],
  ]);
  const dead = deadLinks(pages, new Set(['index.html', 'x y.pdf']), '/site/');
  expect(dead.map(({ href }) => href)).toEqual(['/site/#gone', '/about/']);
});

test('contrast is WCAG’s', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('samples and comments do not count as addresses of your own', () => {
  const source = "// https://pay.example.com\nlink: sample('https://pay.example.com'),";
  const findings = found({ sources: new Map([['src/site.config.ts', source]]) });
  expect(findings.map(({ problem }) => problem)).toEqual([expect.stringContaining('A sample is left')]);
});

test('an address is of the own network by its number or by its name; posts and comments may name any', () => {
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
