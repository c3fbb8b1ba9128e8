import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dev } from 'astro';
import { chromium, type Page } from 'playwright';
import subsetFont from 'subset-font';
import { loadEnv } from 'vite';
import { environmentSchema } from '../integrations/checks/environment.ts';
import { GUIDE_DIGEST, GUIDE_PDF } from '../lib/files/file-paths.ts';
import { checkOrStop, stopBuild } from '../lib/stop.ts';
import { site } from '../site.config.ts';
import { theme } from '../styles/theme.ts';
import { isVariable, type } from '../styles/type.ts';
import { BROWSER_ARGS, BROWSER_MISSING, findBrowser } from './find-browser.ts';

/** `npm run guide-pdf`: prints the strategy guide to the PDF that the site offers if the owner has set no other. */
const OUTPUT = `public/${GUIDE_PDF}`;
const PAGE = { pattern: 'printed-guide', entrypoint: './src/pages/_torque-ai-guide/PrintedGuide.astro' };

const executablePath = findBrowser() ?? stopBuild(`There is no Chromium to print with. ${BROWSER_MISSING}.`);
const { BASE_PATH } = checkOrStop('environment', environmentSchema, loadEnv('production', process.cwd(), ''));
const server = await dev({
  root: '.',
  logLevel: 'error',
  integrations: [{ name: 'printed-guide', hooks: { 'astro:config:setup': ({ injectRoute }) => injectRoute(PAGE) } }],
});
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address.port}${BASE_PATH}${PAGE.pattern}`, { timeout: 300_000 });
  await page.evaluate((home) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
      link.href = home + link.pathname + link.hash;
  }, site.url);
  await page.addStyleTag({ content: await paperStyles(await page.innerText('main')) });
  await page.evaluate(() => document.fonts.ready);
  const planned = await page.locator('.sheet').count();
  let pdf = await print(page);
  // Most fonts run wider than the one that the pages were designed with.
  if (pagesOf(pdf) > planned) {
    await page.addStyleTag({ content: 'html{font-size:12px!important}' });
    pdf = await print(page);
  }
  if (pagesOf(pdf) > planned)
    stopBuild(
      `The guide fills ${pagesOf(pdf)} pages instead of ${planned}, so its contents would be wrong. Its fullest page is “${await fullest(page)}”: shorten it in src/content/guide.json, or choose a narrower font in src/styles/type.ts, then run npm run guide-pdf again.`,
    );
  const digest = await page.locator('meta[name=digest]').getAttribute('content');
  // After the end of the document, where readers ignore it.
  await writeFile(OUTPUT, Buffer.concat([pdf, Buffer.from(`${GUIDE_DIGEST}${digest}\n`)]));
  console.log(`${OUTPUT}: ${Math.round(pdf.length / 1000)} KB`);
} finally {
  await browser.close();
  await server.stop();
}

function print(page: Page): Promise<Buffer> {
  return page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
}

/** Returns the heading of the tallest page, at the width of the paper between its margins. */
async function fullest(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 900 });
  return page.locator('.sheet:not(.cover)').evaluateAll((sheets) => {
    const [tallest] = sheets.toSorted((a, b) => b.scrollHeight - a.scrollHeight);
    return tallest?.querySelector('h1, h2')?.textContent.trim() ?? '';
  });
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/**
 * Returns styles for the paper: a dark cover, and the text's font in files of one weight each, cut to a text. Chromium embeds a
 * variable font as outlines without a name.
 */
async function paperStyles(text: string): Promise<string> {
  const source = await readFile(createRequire(import.meta.url).resolve(type.text.source));
  const faces = [400, 500, 600].map(async (wght) => {
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      ...(isVariable(type.text) && { variationAxes: { wght } }),
    });
    return `@font-face{font-family:paper;font-weight:${wght};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  });
  const colors = Object.entries({ ...theme.dark, accent: theme.accents.consulting.dark });
  const cover = colors.map(([name, color]) => `--${name}:${color}`).join(';');
  return `${(await Promise.all(faces)).join('')}body{font-family:paper}.sheet.cover{${cover}}`;
}
