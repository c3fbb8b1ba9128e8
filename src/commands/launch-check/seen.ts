import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { francAll } from 'franc';
import type { Browser, Page } from 'playwright';
import { BROWSER_MISSING } from '../find-browser.ts';
import type { Finding } from './finding.ts';
import type { Project } from './project.ts';
import { readPage } from './read-page.ts';

type Site = Pick<Project, 'home' | 'language' | 'pages'>;

/** A phone, the narrowest window with everything side by side, and a laptop. */
const WIDTHS = [390, 1024, 1440];
const start = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
const SHORTEN = 'Shorten the text, or lower `sizes` in src/styles/type.ts.';

/** Opens every built page in a browser at three widths, and lists what a visitor would see go wrong. */
export async function seenFindings(browser: Browser | undefined, dist: string, site: Site): Promise<Finding[]> {
  const files = [...site.pages.keys()].filter((file) => file.endsWith('index.html'));
  if (!browser) {
    const problem = `There is no Chromium here, so the layout and language of ${files.length} pages are unchecked.`;
    const remedy = `${BROWSER_MISSING}, then this check again.`;
    return [{ level: 'advice', file: 'npm run launch-check', kind: 'pages', problem, remedy }];
  }
  // The pages are complete without scripts, which would move things and ask other hosts.
  const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await page.route('**/*', (route) => {
    const path = decodeURI(route.request().url().slice(site.home.length)).split(/[?#]/)[0] ?? '';
    const wanted = join(dist, /\.\w+$/.test(path) ? path : join(path, 'index.html'));
    return existsSync(wanted) ? route.fulfill({ path: wanted }) : route.abort();
  });
  // One text on several pages is one finding.
  const found = new Map<string, Finding>();
  for (const file of files)
    for (const [text, finding] of await pageFindings(page, `/${file.replace(/index\.html$/, '')}`, site))
      found.set(text, found.get(text) ?? finding);
  await page.close();
  return [...found.values()];
}

async function pageFindings(page: Page, path: string, site: Site): Promise<[text: string, Finding][]> {
  const found: [string, Finding][] = [];
  // A post may be in any language, and a feed's text is not the owner's to shorten.
  const level = path.startsWith('/blog/') ? 'advice' : 'blocking';
  const add = (text: string, kind: string, problem: string, remedy: string) =>
    found.push([text, { level, file: path, kind, problem, remedy }]);
  await page.goto(site.home.replace(/\/$/, path));
  // tsx names functions by a helper, which the page doesn't have.
  await page.evaluate('globalThis.__name = (named) => named; document.fonts.ready.then(() => undefined)');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { cut, broken, parts } = await page.evaluate(readPage);
    for (const [words, what] of [
      [cut, 'goes past the edge'],
      [broken, 'breaks without a hyphen'],
    ] as const)
      for (const [word, text] of words)
        add(text, 'texts that don’t fit', `At ${width} px, “${word}” in “${start(text)}” ${what}.`, SHORTEN);
    for (const text of parts.filter((part) => !isIn(site.language, part))) {
      const problem = `“${start(mostEnglish(text, site.language))}” is not written in ${site.language}.`;
      add(text, 'parts in another language', problem, 'Translate it, or switch the page off.');
    }
  }
  return found;
}

/** Returns whether a text may be written in a language such as 'da-DK'; true if that can't be told. */
export function isIn(language: string, text: string): boolean {
  if (text.length < 150) return true;
  const { language: code, script } = new Intl.Locale(language).maximize();
  const isLatin = text.replace(/\P{Script=Latin}/gu, '').length > text.replace(/\P{L}/gu, '').length / 2;
  if (isLatin !== (script === 'Latn')) return false;
  if (!isLatin) return true;
  // The sample texts are in English, which looks like French too.
  if (code !== 'en' && englishShare(text) > 0.06) return false;
  // A text looks like several languages, a short Czech one more like four others; one that isn't listed is unknown here.
  const likely = francAll(text).map(([name]) => Intl.getCanonicalLocales(name)[0] ?? '');
  const place = likely.indexOf(code);
  return place < 3 || (place < 6 && place < likely.indexOf('en'));
}

/** Returns the sentence of a text with the largest share of English, and of several such the first. */
function mostEnglish(text: string, language: string): string {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  return (
    sentences.map(({ segment }) => segment.trim()).toSorted((a, b) => englishShare(b) - englishShare(a))[0] ?? text
  );
}

/** Returns the share of a text's words, 0 to 1, that are common in English alone. */
function englishShare(text: string): number {
  const english = text.match(
    /(?<![\p{L}’'-])(?:the|and|that|with|your?|from|are|this|their|when|what|which)(?!\p{L})/giu,
  );
  return (english?.length ?? 0) / text.split(/\s+/).length;
}
