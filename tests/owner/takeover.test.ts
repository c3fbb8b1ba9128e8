import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPage } from '../support/built-site.ts';
import { FEED_KEY, type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { readOutputTexts } from '../support/owner/output-texts.ts';
import { copyOwnerProject, readContentSources, writeFiles } from '../support/owner/owner-project.ts';
import { runIn } from '../support/owner/run-in.ts';
import { COMPANY, OWN_HOST, rebrand, oldTexts } from '../support/owner/rebrand.ts';

// A Danish owner rebrands a copy of the project, step by step as in docs/rebrand.md: another company below a path, a script on
// every page, posts in Danish next to a feed, one page fewer, one module more, a page in Markdown and another font.

const project = copyOwnerProject();
const dist = join(project, 'dist');
let feed: FeedServer;
let old: string[] = [];

/** Changes one file of the project. Throws if there is nothing to change. */
function edit(file: string, ...changes: [from: string | RegExp, to: string][]): void {
  const path = join(project, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} has no ${from}.`);
    text = changed;
  }
  writeFileSync(path, text);
}

async function picture(file: string, width: number, height: number, background: string): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background } }).toFile(join(project, file));
}

const markdown = (title: string, fields: string, text: string) =>
  `---\ntitle: ${title}\ndescription: ${title} – på dansk, om arbejde, tal og de første tre måneder.\n${fields}\n---\n\n${text}\n`;

beforeAll(async () => {
  feed = await startFeedServer({ body: rss(plainItems(3)) });
  const taken = rebrand(readContentSources(project));
  old = taken.old;
  writeFiles(project, taken.files);

  for (const file of ['src/content/press.ts', 'src/content/videos.ts'])
    edit(file, [/video\.example\.com/g, `video.${OWN_HOST}`]);
  edit(
    'src/locale.ts',
    ["'en-US'", "'da-DK'"],
    ["'USD'", "'DKK'"],
    ["menu: 'Menu'", "menu: 'Oversigt'"],
    ['Read More', 'Læs mere'],
    ['(opens in a new tab)', '(åbner i en ny fane)'],
  );
  edit(
    'src/site.config.ts',
    ["blog: 'feed'", "blog: 'both'"],
    ["newsletter: ''", `newsletter: 'https://nyt.${OWN_HOST}/embed'`],
    [
      'scripts: []',
      `scripts: [{ src: 'https://tal.${OWN_HOST}/s.js', hosts: ['https://ind.${OWN_HOST}'] }, { src: '/tracker.js?v=1' }]`,
    ],
    ['head: []', "head: [{ name: 'google-site-verification', content: 'abc' }]"],
  );
  const posts = join(project, 'src/content/posts');
  for (const name of readdirSync(posts)) rmSync(join(posts, name));
  const [moved, updated] = ['date: 2026-09-14', "updated: 2026-10-02\ntags: ['møder', 'tid']"];
  writeFiles(
    project,
    new Map([
      ['public/tracker.js', 'document.documentElement.dataset.counted = "yes";\n'],
      [
        'src/content/posts/moder.md',
        markdown(
          'Møder, der slutter før tid',
          `${moved}\n${updated}`,
          'Et møde koster. Se [ydelserne](/services/) og [den gamle side](/gone/).\n\n![Kontoret](/kontor.jpg)',
        ),
      ],
      ['src/content/posts/tal.md', markdown('Ærlige tal', 'slug: tal\ndate: 2026-09-01', 'Tal for Łukasz.')],
      ['src/content/posts/kladde.md', markdown('En kladde', 'date: 2026-09-02\ndraft: true', 'Ikke endnu.')],
      ['src/content/posts/senere.md', markdown('Senere', 'date: 2099-01-01', 'Ikke endnu.')],
      [
        'src/content/pages/kolofon.md',
        markdown('Kolofon', '', '## Selskab\n\n- Se [ydelserne](/services/)\n\n<script>counted()</script>'),
      ],
    ]),
  );
  await picture('public/kontor.jpg', 1400, 900, '#345');
  await picture('src/content/brand/logo.png', 960, 640, '#0a7a5a');
  for (const name of ['portrait', 'signature', 'icon'])
    await picture(`src/content/brand/${name}.png`, 640, 640, '#203080');

  // Adds a module, and switches a page off.
  edit(
    'src/content/modules.ts',
    ['import { crm }', "import { moder } from './modules/moder.ts';\nimport { crm }"],
    [/^ {2}intelligence,$/m, '  intelligence,\n  moder,'],
  );
  const crm = readFileSync(join(project, 'src/content/modules/crm.ts'), 'utf8');
  const moder = crm
    .replace('export const crm', 'export const moder')
    .replace("defineModule('crm'", "defineModule('moder'")
    .replace(/^( +(?:headTitle|description|question): )(['"`])/gm, '$1$2Møder. ')
    .replace(/( question: )(['"`])/g, '$1$2Møder: ')
    .replace(/^( {2}title: ).*$/m, "$1'Møder',");
  writeFileSync(join(project, 'src/content/modules/moder.ts'), moder);
  edit(
    'src/site.config.ts',
    ['pagesOff: []', "pagesOff: ['brand']"],
    ['hero: {}', "hero: { home: { photo: 'portrait.png' } }"],
    ['header: { phone: false }', 'header: { phone: true }'],
  );
  edit('src/content/navigation.ts', [
    /^.*paths\.brand.*$/m,
    "      { label: 'Kolofon', href: paths.markdownPage('kolofon') },",
  ]);

  edit(
    'src/styles/type.ts',
    [/instrument-serif\/files\/instrument-serif/g, 'tinos/files/tinos'],
    ['Instrument Serif', 'Tinos'],
  );
  writeFileSync(
    join(project, '.env'),
    `SITE_URL=https://www.${OWN_HOST}\nBASE_PATH=/raad\nPUBLIC_FEED_HOST=${feed.host}\nPUBLIC_FEED_KEY=${FEED_KEY}\nPUBLIC_MOMENTO_ENDPOINT=https://liste.${OWN_HOST}/preview\nPUBLIC_REPORT_ENDPOINT=https://rapport.${OWN_HOST}/bestil\n`,
  );
  for (const command of ['npm run fonts', 'npm run guide-pdf', 'npm run build']) {
    const { code, output } = await runIn(project, command);
    expect(code, output).toBe(0);
    if (!command.endsWith('build')) continue;
    expect(output).toContain('Not published yet: kladde.md (draft), senere.md (from 2099-01-01).');
    expect(output).toMatch(/A post links to \/(?:raad\/)?gone\/ \(on blog\/[^)]+\), which doesn't exist\./);
  }
});

afterAll(async () => {
  await feed.close();
  await rm(project, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('the launch check reports nothing', async () => {
  const { code, output } = await runIn(project, 'npm run --silent launch-check');
  expect(output).toContain('Ready to launch: nothing is blocking.');
  expect(code).toBe(0);
});

test('removes the previous owner from pages, data, feed, calendars, manifest and PDF', () => {
  const texts = readOutputTexts(dist);
  // The launch check has just compared its fingerprint with the content's.
  texts.set('PDF', readFileSync(join(dist, 'ai-strategy-guide.pdf'), 'latin1'));
  expect(texts.size).toBeGreaterThan(80);
  expect(old.length).toBeGreaterThan(100);
  for (const [name, text] of texts) expect.soft(oldTexts(text, old), name).toEqual([]);
});

test('every page is Danish, priced in kroner, and has the owner’s scripts in its policy', () => {
  const { document, html } = builtPage('/services/', dist);
  expect(document.querySelector('html')?.getAttribute('lang')).toBe('da-DK');
  expect(html).toMatch(/\d\skr\./);
  expect(html).not.toMatch(/\$\d/);
  expect(html).toContain('"priceCurrency":"DKK"');
  expect(html).toContain('<meta name="google-site-verification" content="abc">');
  const sources = document.querySelectorAll('script[src]').map((script) => script.getAttribute('src'));
  expect(sources).toEqual([`https://tal.${OWN_HOST}/s.js`, '/raad/tracker.js?v=1']);
  const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content');
  expect(policy).toContain(`script-src 'self' https://tal.${OWN_HOST} `);
  for (const host of ['ind', 'liste', 'rapport']) expect(policy).toContain(`https://${host}.${OWN_HOST}`);
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: COMPANY,
    short_name: 'Brandt',
    lang: 'da-DK',
  });
  expect(read('functions/v1/fetch-blog-rss')).toContain('<language>da-dk</language>');
  const privacy = builtPage('/privacy/', dist).document.querySelector('main')?.text;
  for (const host of ['tal', 'ind', 'nyt', 'rapport']) expect(privacy).toContain(`${host}.${OWN_HOST}`);
});

test('the Danish posts have readable addresses, dates and pictures of several sizes', () => {
  const posts = readdirSync(join(dist, 'blog'));
  expect(posts).toEqual(expect.arrayContaining(['moder-der-slutter-for-tid', 'tal', 'post-number-1']));
  expect(posts.join()).not.toMatch(/kladde|senere/);
  const { document, html } = builtPage('/blog/moder-der-slutter-for-tid/', dist);
  expect(html).toContain('"dateModified":"2026-10-02"');
  expect(document.querySelector('meta[name=keywords]')?.getAttribute('content')).toBe('møder, tid');
  expect(document.querySelector('article time')?.text).toBe('14. september 2026');
  expect(document.querySelector('.prose img')?.getAttribute('srcset')).toMatch(/480\.webp 480w.*1200\.webp 1200w/);
  expect(document.querySelector('.prose a')?.getAttribute('href')).toBe('/raad/services/');
});

test('the new module and the Markdown page are listed, with cards, and the switched-off page leads on', () => {
  for (const path of ['products/moder', 'kolofon']) {
    expect(read('sitemap-0.xml')).toContain(`/raad/${path}/<`);
    expect(read('llms.txt')).toContain(`/raad/${path}/)`);
  }
  expect(readdirSync(join(dist, 'cards/pages'))).toEqual(['kolofon.png']);
  const prose = builtPage('/kolofon/', dist).document.querySelector('.prose');
  expect(prose?.querySelector('a')?.getAttribute('href')).toBe('/raad/services/');
  expect(prose?.innerHTML).not.toContain('counted');
  expect(read('sitemap-0.xml')).not.toContain('/brand/');
  expect(read('brand/index.html')).toContain('url=/raad/memento-hub/');
});

test('the owner’s photo opens the home page, and the phone is in every header', () => {
  const { document } = builtPage('/', dist);
  expect(document.querySelector('.opening img.hero-photo')).not.toBeNull();
  expect(document.querySelector('header a[href^="tel:+"]')).not.toBeNull();
});

test('`npm test` passes', async () => {
  await runIn(project, 'npm run format');
  const { code, output } = await runIn(project, 'npm test');
  expect(code, output.slice(-20_000)).toBe(0);
}, 3_600_000);
