import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'astro';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

/**
 * `npm run shots`: takes a picture of every page of the built site at five widths, in the folder shots. `npm run shots -- --only home,about --widths 390,1440` takes fewer.
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, widths: { type: 'string', default: '390,768,1024,1440,1920' } },
});
const FOLDER = 'shots';

const list = (value: string) => value.split(',').filter(Boolean);
const only = list(options.only);
const widths = list(options.widths).map(Number);

const sitemap = await readFile('dist/sitemap-0.xml', 'utf8').catch(() => {
  console.error('dist has no sitemap. Run npm run build, then this command again.');
  process.exit(1);
});
const routes = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
/** The shortest address is the home page's: the site's base path. */
const base = routes.toSorted((a, b) => a.length - b.length)[0] ?? '/';
const pages = [...routes, `${base}404.html`]
  .map((route) => ({
    route,
    name:
      decodeURI(route)
        .slice(base.length)
        .replace(/\/$|\.html$/, '')
        .replaceAll('/', '-') || 'home',
  }))
  .filter(({ name }) => only.length === 0 || only.includes(name));

const unknown = only.filter((wanted) => !pages.some(({ name }) => name === wanted));
if (unknown.length > 0) {
  console.error(
    `No page has the name ${unknown.join(', ')}. A name is a path with dashes, such as quantum-shift-coach or home.`,
  );
  process.exit(1);
}

await mkdir(FOLDER, { recursive: true });
const server = await preview({ root: '.', logLevel: 'error' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
try {
  for (const { route, name } of pages) for (const width of widths) await takePicture(route, name, width);
} finally {
  await browser.close();
  await server.stop();
}

async function takePicture(route: string, name: string, width: number): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width, height: 900 } });
  await page.goto(`http://localhost:${server.port}${route}`);
  const path = join(FOLDER, `${name}-${width}.png`);
  await page.screenshot({ fullPage: true, path });
  await page.close();
  console.log(path);
}
