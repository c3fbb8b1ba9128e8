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
 * `npm run shots`: pictures of every page of the built site and of every state, with contact sheets of them, in the folder
 * shots. `npm run shots -- --only home,about --widths 390,1440 --mode text` looks at less; `--url` at a running server.
 */
const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1024,1440,1920' },
    /** `plain`, `text` (200% text size), `forced` (forced colors), `dark` (the same, on black) or `print`. */
    mode: { type: 'string', default: 'plain' },
    out: { type: 'string', default: 'shots' },
  },
});
const MODES: Record<string, BrowserContextOptions> = {
  forced: { forcedColors: 'active' },
  dark: { forcedColors: 'active', colorScheme: 'dark' },
};
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1024: 768 };
/** Pages per sheet; more would be too small to judge. */
const PER_SHEET = 8;

const widths = options.widths.split(',').map(Number);
const only = options.only.split(',').filter(Boolean);
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
  for (const width of widths) {
    const folder = join(options.out, options.mode, String(width));
    await mkdir(folder, { recursive: true });
    const pages = routes.filter((route) => wanted(nameOf(route)));
    const shots: Shot[] = [];
    for (const route of pages) shots.push(await shot(nameOf(route), route, width, folder));
    for (const state of STATES) {
      if (state.on === (width < 1024 ? 'wide' : 'small') || !wanted(state.name)) continue;
      const route =
        state.route === MISSING ? below + MISSING : routes.find((address) => address.startsWith(below + state.route));
      if (route) shots.push(await shot(state.name, route, width, folder, state.reach));
      else console.log(`${state.name}: the site has no page ${state.route}`);
    }
    for (let first = 0; first < shots.length; first += PER_SHEET) {
      const sheet = await contactSheet(shots.slice(first, first + PER_SHEET), {
        columns: 4,
        width: 420,
        height: 3600,
      });
      await writeFile(join(folder, `sheet-${first / PER_SHEET + 1}.png`), sheet);
    }
    console.log(`${folder}: ${shots.length} pictures`);
  }
} finally {
  await browser.close();
  await server?.stop();
}

/** Takes a picture of the whole page, or of the window if a state has been set up. */
async function shot(
  name: string,
  route: string,
  width: number,
  folder: string,
  reach?: (page: Page) => Promise<void>,
): Promise<Shot> {
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport, ...MODES[options.mode] });
  try {
    if (options.mode === 'text') await doubleText(page);
    if (options.mode === 'print') await page.emulateMedia({ media: 'print' });
    await page.goto(base + route);
    await reach?.(page).catch((error: unknown) => console.error(`${name} at ${width} px: ${String(error)}`));
    const result = await page.locator('.result').count();
    const png = await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !reach || result > 0 });
    return { name, png };
  } finally {
    await page.close();
  }
}
