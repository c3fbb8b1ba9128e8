import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { BROWSER_MISSING } from '../find-browser.ts';
import { advice, blocking, type Finding, isRedirect, linesOf, placeOf, routeOf } from './finding.ts';
import { isIn } from './language.ts';
import { type PageFault, readPage } from './page-faults.ts';
import type { Project } from './project.ts';

type Site = Pick<Project, 'home' | 'language' | 'texts' | 'sources'>;

/** A phone, the narrowest window with everything side by side, and a laptop. */
const WIDTHS = [390, 1024, 1440];

const SHORTEN = 'Shorten the text, or lower `sizes` in src/styles/type.ts.';
const PROBLEMS: Record<PageFault['kind'], readonly [problem: string, remedy: string]> = {
  outside: ['goes past the edge of what a visitor sees', SHORTEN],
  over: ['lie over each other', 'Shorten one of them.'],
  broken: ['has a word or figure that breaks in the middle', SHORTEN],
};

/** Opens every built page in a browser at three widths, and lists what a visitor would see go wrong. */
export async function seenFindings(browser: Browser | undefined, dist: string, site: Site): Promise<Finding[]> {
  const pages = [...site.texts].filter(([file, html]) => file.endsWith('index.html') && !isRedirect(html));
  if (!browser) {
    const problem = `There is no Chromium here, so the layout, pictures and language of ${pages.length} pages are unchecked.`;
    return [advice('npm run launch-check', problem, `${BROWSER_MISSING}, then this check again.`)];
  }
  // The pages are complete without scripts, which would move things and ask other hosts.
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const queue = pages.map(([file]) => file);
  const look = async () => {
    const found: Finding[] = [];
    for (let file = queue.shift(); file; file = queue.shift())
      found.push(...(await pageFindings(context, dist, file, site)));
    return found;
  };
  const found = await Promise.all([look(), look()]);
  await context.close();
  return found.flat();
}

/** Looks at one page. */
async function pageFindings(context: BrowserContext, dist: string, file: string, site: Site): Promise<Finding[]> {
  const { home, language, sources } = site;
  const route = routeOf(file);
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
  await page.goto(home.replace(/\/$/, route));
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
      const place = placeOf(words, sources);
      const said = `${route} at ${width} px: “${words}” ${problem}.`;
      if (!findings.has(kind + words))
        findings.set(kind + words, blocking(place, said, remedy, linesOf(sources.get(place) ?? '', words)[0]));
    }
    const foreign = paragraphs.filter((text) => !isIn(language, text));
    const [share, length] = [foreign, paragraphs].map((texts) => texts.join('').length) as [number, number];
    if (length <= 400 || share <= length / 3) continue;
    const problem = `${route}: the page is not written in ${language} (src/locale.ts), such as “${foreign[0]?.slice(0, 60)}…”.`;
    const remedy = 'Translate it, or switch the page off.';
    findings.set('language', blocking(placeOf(foreign[0] ?? '', sources), problem, remedy));
  }
  await page.close();
  return [...findings.values()];
}
