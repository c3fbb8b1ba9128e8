import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { BROWSER_MISSING } from '../find-browser.ts';
import { advice, blocking, type Finding, lineOf } from './finding.ts';
import { isIn } from './language.ts';
import { type PageFault, readPage } from './page-faults.ts';

/** A built site and what is needed to look at it. */
interface BuiltPages {
  dist: string;
  /** The site's address, with its path. */
  home: string;
  language: string;
  /** The built HTML, by path in the folder. */
  texts: ReadonlyMap<string, string>;
  /** The sources, in which a page's words are looked up. */
  sources: ReadonlyMap<string, string>;
}

/** A phone, the narrowest window with everything side by side, and a laptop. */
const WIDTHS = [390, 1024, 1440];

const PROBLEMS: Record<PageFault['kind'], readonly [problem: string, remedy: string]> = {
  outside: ['goes past the edge of what a visitor sees', 'Shorten the text, or lower `sizes` in src/styles/type.ts.'],
  over: ['lie over each other', 'Shorten one of them.'],
  broken: [
    'has a word or figure that breaks in the middle',
    'Shorten the text, or lower `sizes` in src/styles/type.ts.',
  ],
};

/** Opens every built page in a browser at three widths, and lists what a visitor would see go wrong. */
export async function seenFindings(browser: Browser | undefined, site: BuiltPages): Promise<Finding[]> {
  const pages = [...site.texts].filter(
    ([file, html]) => file.endsWith('index.html') && !/http-equiv="?refresh/.test(html),
  );
  if (!browser) {
    const problem = `There is no Chromium here, so the layout, pictures and language of ${pages.length} pages are unchecked.`;
    return [advice('npm run launch-check', problem, `${BROWSER_MISSING}, then this check again.`)];
  }
  // The pages are complete without scripts, which would move things and ask other hosts.
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const queue = pages.map(([file]) => file).toSorted();
  const look = async () => {
    const found: Finding[] = [];
    for (let file = queue.shift(); file; file = queue.shift()) found.push(...(await pageFindings(context, file, site)));
    return found;
  };
  const found = await Promise.all([look(), look()]);
  await context.close();
  return found.flat();
}

async function pageFindings(context: BrowserContext, file: string, site: BuiltPages): Promise<Finding[]> {
  const { dist, home, language, sources } = site;
  const route = `/${file.replace(/index\.html$/, '')}`;
  const findings = new Map<string, Finding>();
  const page = await context.newPage();
  await page.route('**/*', async (request) => {
    const url = request.request().url();
    const [path = ''] = decodeURI(url.startsWith(home) ? url.slice(home.length) : '').split(/[?#]/);
    const wanted = [path, join(path, 'index.html')]
      .map((name) => join(dist, name))
      .find((name) => /\.\w+$/.test(name) && existsSync(name));
    if (wanted) return request.fulfill({ path: wanted });
    if (url.startsWith(home) && request.request().resourceType() === 'image') {
      const problem = `${route}: the picture ${path} has no file.`;
      findings.set(url, blocking(placeOf(path, sources), problem, 'Add the file, or take the picture out.'));
    }
    return request.abort();
  });
  await page.goto(new URL(file.replace(/index\.html$/, ''), home).href);
  // tsx names functions by a helper, which the page doesn't have.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    return document.fonts.ready.then(() => undefined);
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { faults, paragraphs } = await page.evaluate(readPage);
    for (const { kind, words } of faults) {
      const [problem, remedy] = PROBLEMS[kind];
      const key = `${kind} ${words}`;
      const place = placeOf(words, sources);
      if (findings.has(key)) continue;
      findings.set(
        key,
        blocking(place, `${route} at ${width} px: “${words}” ${problem}.`, remedy, lineOf(sources.get(place), words)),
      );
    }
    const foreign = paragraphs.filter((text) => !isIn(language, text));
    const [share, length] = [foreign, paragraphs].map((texts) => texts.join('').length) as [number, number];
    const problem = `${route}: the page is not written in ${language} (src/locale.ts), such as “${foreign[0]?.slice(0, 60)}…”.`;
    if (length > 400 && share > length / 3)
      findings.set(
        'language',
        blocking(placeOf(foreign[0] ?? '', sources), problem, 'Translate it, or switch the page off.'),
      );
  }
  await page.close();
  return [...findings.values()];
}

/** Returns the file of the content that has a text, or as many of its words in a row as one has; else the built pages. */
function placeOf(text: string, sources: ReadonlyMap<string, string>): string {
  const content = [...sources].filter(([file]) => /^src\/(?:content|locale|site\.config)/.test(file));
  const words = text.split(' ');
  for (let count = words.length; count > 0; count = Math.floor(count * 0.7))
    for (let start = 0; start + count <= words.length; start++) {
      const part = words.slice(start, start + count).join(' ');
      const having = part.length > 5 ? content.filter(([, source]) => source.includes(part)) : [];
      if (having.length === 1 && having[0]) return having[0][0];
    }
  return 'dist';
}
