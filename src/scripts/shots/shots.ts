import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'astro';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { doubleText } from './double-text.ts';
import { BROWSER_ARGS, findBrowser } from '../find-browser.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { MISSING, STATES } from './states.ts';

/**
 * `npm run shots`: pictures of every page of the built site and of every state, and of every page at five scroll positions with
 * motion on, with contact sheets, in the folder shots. `npm run shots -- --only home,about --widths 390,1440 --modes text` looks
 * at less; `--url` at a running server.
 */
const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1024,1440,1920' },
    /**
     * `plain`, `scroll` (five scroll positions, with motion), `text` (200% text size), `forced` (forced colors), `dark` (the same,
     * on black) or `print`.
     */
    modes: { type: 'string', default: 'plain,scroll' },
    out: { type: 'string', default: 'shots' },
  },
});
const CONTEXTS: Record<string, BrowserContextOptions> = {
  scroll: { reducedMotion: 'no-preference' },
  forced: { forcedColors: 'active' },
  dark: { forcedColors: 'active', colorScheme: 'dark' },
};
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1024: 768 };
/** Pages per sheet; more would be too small to judge. */
const PER_SHEET = 8;
/** How far down a page its pictures are taken in the mode `scroll`, as shares of the way. */
const POSITIONS = [0, 0.25, 0.5, 0.75, 1];

const list = (value: string) => value.split(',').filter(Boolean);
const widths = list(options.widths).map(Number);
const only = list(options.only);
const server = options.url ? undefined : await preview({ root: '.', logLevel: 'error' });
const base = options.url ?? `http://localhost:${server?.port}`;
const sitemap = await readFile('dist/sitemap-0.xml', 'utf8');
const routes = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
/** The site's base path, '' at the root. */
const below = (routes.toSorted((a, b) => a.length - b.length)[0] ?? '/').replace(/\/$/, '');
const nameOf = (route: string) =>
  decodeURI(route).slice(below.length).replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'home';
const wanted = (name: string) => only.length === 0 || only.includes(name);

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
try {
  for (const mode of list(options.modes)) {
    for (const width of widths) await takeAll(mode, width);
  }
} finally {
  await browser.close();
  await server?.stop();
}

/** Takes the pictures of one mode and width, and their contact sheets. */
async function takeAll(mode: string, width: number): Promise<void> {
  const folder = join(options.out, mode, String(width));
  await mkdir(folder, { recursive: true });
  const shots: Shot[] = [];
  for (const route of routes.filter((address) => wanted(nameOf(address)))) {
    shots.push(await shot(nameOf(route), route, mode, width, folder));
  }
  for (const state of mode === 'scroll' ? [] : STATES) {
    if (state.on === (width < 1024 ? 'wide' : 'small') || !wanted(state.name)) continue;
    const route =
      state.route === MISSING ? below + MISSING : routes.find((address) => address.startsWith(below + state.route));
    if (route) shots.push(await shot(state.name, route, mode, width, folder, state.reach));
    else console.log(`${state.name}: the site has no page ${state.route}`);
  }
  for (let first = 0; first < shots.length; first += PER_SHEET) {
    const layout = mode === 'scroll' ? { columns: 1, width: 1800 } : { columns: 4, width: 420 };
    const sheet = await contactSheet(shots.slice(first, first + PER_SHEET), { ...layout, height: 3600 });
    await writeFile(join(folder, `sheet-${first / PER_SHEET + 1}.png`), sheet);
  }
  console.log(`${folder}: ${shots.length} pictures`);
}

/** Takes a picture of the whole page, of the window at each scroll position, or of a state that has been set up. */
async function shot(
  name: string,
  route: string,
  mode: string,
  width: number,
  folder: string,
  reach?: (page: Page) => Promise<void>,
): Promise<Shot> {
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport, ...CONTEXTS[mode] });
  try {
    if (mode === 'text') await doubleText(page);
    if (mode === 'print') await page.emulateMedia({ media: 'print' });
    await page.goto(base + route);
    await reach?.(page).catch((error: unknown) => console.error(`${name} at ${width} px: ${String(error)}`));
    const result = await page.locator('.result').count();
    const png = mode === 'scroll' ? await scrolled(page) : await page.screenshot({ fullPage: !reach || result > 0 });
    await writeFile(join(folder, `${name}.png`), png);
    return { name, png };
  } finally {
    await page.close();
  }
}

/** Takes the window at each scroll position, once nothing moves, and sets the pictures side by side. */
async function scrolled(page: Page): Promise<Buffer> {
  const windows: Shot[] = [];
  for (const position of POSITIONS) {
    await page.evaluate((share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scrollTo({ top: share * (scrollHeight - clientHeight), behavior: 'instant' });
    }, position);
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((animation) => animation.timeline !== document.timeline || animation.playState !== 'running'),
    );
    windows.push({ name: `${Math.round(position * 100)}%`, png: await page.screenshot() });
  }
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return contactSheet(windows, { columns: POSITIONS.length, width, height });
}
