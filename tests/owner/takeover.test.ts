import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type Modules from '../../src/content/modules.json';
import type Navigation from '../../src/content/navigation.json';
import type Quiz from '../../src/content/quiz.json';
import type Site from '../../src/content/site.json';
import { builtPage } from '../support/built-site.ts';
import { FEED_KEY, type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { editContent } from '../support/owner/content-files.ts';
import { fillerOf, GERMAN, POLISH } from '../support/owner/filler.ts';
import { readOutputTexts } from '../support/owner/output-texts.ts';
import { copyOwnerProject, writeFiles } from '../support/owner/owner-project.ts';
import { runIn } from '../support/owner/run-in.ts';
import { COMPANY, oldTexts, OWN_HOST, takeOver } from '../support/owner/take-over.ts';

// Two owners take a copy of the project over, as docs/rebrand.md says: another company, all words in another language (but one page's,
// for the Polish one), pages and a section less, a module and a question more, other colors and fonts.

interface Owner {
  name: string;
  language: string;
  currency: string;
  syllables: typeof POLISH;
  /** The page, and the file of its words, that is left in English. */
  untranslated?: string;
  base: string;
  /** The file of the home page's first screen. */
  hero: string;
  price: RegExp;
}

const OWNERS: readonly Owner[] = [
  {
    name: 'Polish',
    language: 'pl-PL',
    currency: 'PLN',
    syllables: POLISH,
    untranslated: 'brand',
    base: '',
    hero: 'hero.png',
    price: /\d\szł/,
  },
  {
    name: 'German',
    language: 'de-DE',
    currency: 'EUR',
    syllables: GERMAN,
    base: '/raad',
    hero: 'hero.svg',
    price: /\d\s€/,
  },
];

const OWN_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#0a7a5a" d="M0 0h1600v900H0z"/></svg>';
/** Changes one file of the project. Throws if there is nothing to change. */
function edit(project: string, file: string, ...changes: [from: string | RegExp, to: string][]): void {
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
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
}

describe.each(OWNERS)('$name owner', ({ language, currency, syllables, untranslated, base, hero, price }) => {
  const project = copyOwnerProject();
  const dist = join(project, 'dist');
  const change = (file: string, ...changes: [from: string | RegExp, to: string][]) => edit(project, file, ...changes);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const filler = fillerOf(syllables);
  let feed: FeedServer;
  let old: string[] = [];

  beforeAll(async () => {
    feed = await startFeedServer({ body: rss(plainItems(3)) });
    old = takeOver(project, filler, untranslated);

    // Identity, switches, and what connects the site to others.
    editContent(project, 'site', (site: typeof Site) =>
      Object.assign(site, {
        language,
        currency,
        blog: 'both',
        embeds: { ...site.embeds, newsletter: `https://nyt.${OWN_HOST}/embed` },
        scripts: [
          { src: `https://tal.${OWN_HOST}/s.js`, hosts: [`https://ind.${OWN_HOST}`] },
          { src: '/tracker.js?v=1' },
        ],
        head: [{ name: 'google-site-verification', content: 'abc' }],
        pagesOff: ['council', 'creatorLaunch'],
        hero: { home: { photo: hero } },
        header: { phone: true },
      }),
    );
    const post = (title: string, fields: string, text: string) =>
      `---\ntitle: ${title}\ndescription: ${filler(`${title}, what this post is about, and for whom it was written`)}\n${fields}\n---\n\n${filler(text)}\n`;
    const posts = join(project, 'src/content/posts');
    for (const name of readdirSync(posts)) rmSync(join(posts, name));
    const updated = "date: 2026-09-14\nupdated: 2026-10-02\ntags: ['łąki', 'größe']";
    writeFiles(
      project,
      new Map([
        ['public/tracker.js', 'document.documentElement.dataset.counted = "yes";\n'],
        ['src/content/brand/hero.svg', OWN_SVG],
        [
          'src/content/posts/laka.md',
          `${post('Łąka größer niż dom', updated, 'Every word of a post is its owner’s, and long enough to be read.')}\n![Office](/office.jpg)\n\n[Link](/services/)\n`,
        ],
        ['src/content/posts/draft.md', post('Draft', 'date: 2026-09-02\ndraft: true', 'Not yet.')],
        ['src/content/posts/later.md', post('Later', 'date: 2099-01-01', 'Not yet.')],
        [
          'src/content/pages/imprint.md',
          `${post('Imprint', '', 'Who runs this site, and how to reach us.')}\n<script>counted()</script>\n`,
        ],
      ]),
    );
    await picture(join(project, 'public/office.jpg'), 1400, 900, '#345');
    await picture(join(project, 'src/content/brand/hero.png'), 2000, 1200, '#456');
    await picture(join(project, 'src/content/brand/logo.png'), 960, 640, '#0a7a5a');
    for (const name of ['portrait', 'signature', 'icon'])
      await picture(join(project, `src/content/brand/${name}.png`), 1000, 1000, '#203080');

    // A module and a question of the quiz more; a section less; green, and another font.
    editContent(project, 'modules', (modules: typeof Modules) => {
      const crm = modules.find(({ id }) => id === 'crm');
      if (!crm) throw new Error('src/content/modules.json has no crm.');
      const questions = crm.questions.map(({ question, answer }) => ({ question: `Møder: ${question}`, answer }));
      const [headTitle, description] = [crm.headTitle, crm.description].map((text) => `Møder. ${text}`);
      modules.push({ ...crm, id: 'moder', title: 'Møder', headTitle, description, questions } as typeof crm);
    });
    editContent(project, 'quiz', ({ questions }: typeof Quiz) => {
      const options = {
        website: 'Build pages',
        crm: 'Answer inquiries',
        email: 'Write newsletters',
        ads: 'Watch budgets',
      };
      const listed = Object.entries(options).map(([value, text]) => ({ text: filler(text), value }));
      questions.unshift({ text: filler('What should an agent do first?'), options: listed });
    });
    editContent(project, 'navigation', ({ footer }: typeof Navigation) => {
      footer.at(-1)?.links.push({ href: '{paths.markdownPage.imprint}', label: 'Imprint' } as never);
    });
    editContent(project, 'offers', (offers: { id: string; price: { amount: number } }[]) => {
      for (const offer of offers) if (offer.id === 'audit') offer.price.amount = 1190;
    });
    change('src/pages/index.astro', ['  <Press />\n', ''], [/^import Press .*\n/m, '']);
    change('src/styles/theme.ts', ["light: '#1f4bff', dark: '#8fa8ff'", "light: '#0b6b3a', dark: '#7fd6a4'"]);
    change(
      'src/styles/type.ts',
      [/instrument-serif\/files\/instrument-serif/g, 'tinos/files/tinos'],
      ['Instrument Serif', 'Tinos'],
    );
    writeFileSync(
      join(project, '.env'),
      `SITE_URL=https://www.${OWN_HOST}\nBASE_PATH=${base}\nPUBLIC_FEED_HOST=${feed.host}\nPUBLIC_FEED_KEY=${FEED_KEY}\nPUBLIC_MOMENTO_ENDPOINT=https://liste.${OWN_HOST}/preview\nPUBLIC_REPORT_ENDPOINT=https://rapport.${OWN_HOST}/bestil\n`,
    );
    for (const command of ['npm run fonts', 'npm run guide-pdf', 'npm run build']) {
      const { code, output } = await runIn(project, command);
      expect(code, output.slice(-5000)).toBe(0);
      if (command.endsWith('build'))
        expect(output).toContain('Not published yet: draft.md (draft), later.md (from 2099-01-01).');
    }
  }, 1_200_000);

  afterAll(async () => {
    await feed.close();
    await rm(project, { recursive: true, force: true });
  });

  test('the launch check names only the page that is still in English', async () => {
    const { code, output } = await runIn(project, 'npm run --silent launch-check -- --json');
    const findings = JSON.parse(output) as { level: string; file: string; kind: string; problem: string }[];
    // Whether invented words fit is not what this test is about.
    const blocking = findings.filter(({ level, kind }) => level === 'blocking' && !kind.includes('fit'));
    const files = new Set(blocking.map(({ file, kind }) => `${file}: ${kind}`));
    expect([...files]).toEqual(untranslated ? [`src/content/${untranslated}.json: parts in another language`] : []);
    if (untranslated) expect(code).toBe(1);
  });

  test('removes the previous owner from pages, data, feed, calendars, manifest and PDF', () => {
    const texts = readOutputTexts(dist);
    // The launch check has just compared its fingerprint with the content's.
    texts.set('PDF', readFileSync(join(dist, 'ai-strategy-guide.pdf'), 'latin1'));
    expect(texts.size).toBeGreaterThan(70);
    expect(old.length).toBeGreaterThan(100);
    for (const [name, text] of texts) expect.soft(oldTexts(text, old), name).toEqual([]);
  });

  test('every page has the owner’s language, currency, phone, scripts and policy', () => {
    const { document, html } = builtPage('/services/', dist);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect(html).toMatch(price);
    expect(html).not.toMatch(/\$\d/);
    expect(html).toContain(`"priceCurrency":"${currency}"`);
    expect(html).toContain('<meta name="google-site-verification" content="abc">');
    expect(document.querySelector('header a[href^="tel:+"]')).not.toBeNull();
    const sources = document.querySelectorAll('script[src]').map((script) => script.getAttribute('src'));
    expect(sources).toEqual([`https://tal.${OWN_HOST}/s.js`, `${base}/tracker.js?v=1`]);
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content');
    for (const host of ['tal', 'ind']) expect(policy).toContain(`https://${host}.${OWN_HOST}`);
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: COMPANY, lang: language });
    expect(read('functions/v1/fetch-blog-rss')).toContain(`<language>${language.toLowerCase()}</language>`);
    const privacy = builtPage('/privacy/', dist).document.querySelector('main')?.text;
    for (const host of ['tal', 'ind', 'nyt', 'rapport']) expect(privacy).toContain(`${host}.${OWN_HOST}`);
  });

  test('posts have readable addresses, dates and pictures of several sizes', () => {
    expect(readdirSync(join(dist, 'blog'))).toEqual(expect.arrayContaining(['laka-grosser-niz-dom', 'post-number-1']));
    const { document, html } = builtPage('/blog/laka-grosser-niz-dom/', dist);
    expect(html).toContain('"dateModified":"2026-10-02"');
    const date = new Date('2026-09-14').toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
    expect(document.querySelector('article time')?.text).toBe(date);
    expect(document.querySelector('.prose img, article img')?.getAttribute('srcset')).toMatch(
      /480\.webp 480w.*1200\.webp 1200w/,
    );
    expect(document.querySelector('.prose a')?.getAttribute('href')).toBe(`${base}/services/`);
  });

  test('additions are listed, what is switched off leads on, and the owner’s picture opens the home page', () => {
    for (const path of ['products/moder', 'imprint']) {
      expect(read('sitemap-0.xml')).toContain(`${base}/${path}/<`);
      expect(read('llms.txt')).toContain(`${base}/${path}/)`);
    }
    expect(builtPage('/imprint/', dist).document.querySelector('.prose')?.innerHTML).not.toContain('counted');
    for (const path of ['momento-council', 'creator-launch']) {
      expect(read('sitemap-0.xml')).not.toContain(`/${path}/`);
      expect(read(`${path}/index.html`)).toContain(`url=${base}/`);
    }
    expect(builtPage('/', dist).document.querySelector('.opening img.hero-photo')).not.toBeNull();
  });

  test('`npm test` passes', async () => {
    await runIn(project, 'npm run format');
    const { code, output } = await runIn(project, 'npm test');
    expect(code, output.slice(-20_000)).toBe(0);
  }, 3_600_000);
});
