import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { site } from '../site.config.ts';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';
import { guideFingerprint } from '../build/guide-pdf/guide-text.ts';
import { withPdfInfo } from '../build/guide-pdf/pdf-info.ts';
import { stopBuild } from '../build/checks/stop.ts';

/** `npm run guide-pdf`: prints the built strategy guide to the PDF that the site offers where the owner has set none. */
const DIST = 'dist';
const ROUTE = 'torque-ai-guide';
const OUTPUT = 'public/ai-strategy-guide.pdf';

/** A line of its own: the printed page's styles do not reach it. They number the sheets at its right. */
const FOOTER = `<p style="width: 100%; margin: 0 18mm; font: 8px sans-serif; color: #565b66">${site.name}</p>`;

const file = join(DIST, ROUTE, 'index.html');
const executablePath = findBrowser() ?? stopBuild('No Chromium found to print with: install one or set CHROMIUM_PATH.');
if (!existsSync(file)) stopBuild(`${file} is missing: build the site first (npm run build).`);
const html = await readFile(file, 'utf8');
const canonical =
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? stopBuild(`${file} has no canonical address.`);
const base = new URL(canonical).pathname.replace(`/${ROUTE}`, '');

const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  // At the site's own address, from the built folder: the links in the document lead to where the site will live.
  const page = await browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled: false });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = route.request().isNavigationRequest()
      ? file
      : join(DIST, decodeURIComponent(pathname.slice(base.length)));
    return existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  await page.goto(canonical, { waitUntil: 'load' });
  const printed = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
  });
  const pdf = withPdfInfo(printed, {
    Title: await page.title(),
    Author: site.founder.name,
    Subject: `The AI strategy guide of ${site.name}`,
    Keywords: `AI strategy, 90-day plan, copy ${guideFingerprint(html)}`,
  });
  await writeFile(OUTPUT, pdf);
  console.log(`${OUTPUT}: ${Math.round(pdf.length / 1000)} KB`);
} finally {
  await browser.close();
}
