import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { loadEnv, runnerImport } from 'vite';
import { environmentSchema } from '../integrations/checks/environment.ts';
import { GUIDE_PDF } from '../lib/file-paths.ts';
import { stopBuild } from '../lib/stop.ts';
import type * as guideHtmlModule from '../generators/guide-pdf/guide-html.ts';
import { fitSheets, wordOverfull } from '../generators/guide-pdf/fit-sheets.ts';
import { withPdfInfo } from '../generators/guide-pdf/pdf-info.ts';
import { guideStyles } from '../generators/guide-pdf/styles.ts';
import { site } from '../site.config.ts';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

/** `npm run guide-pdf`: prints the strategy guide to the PDF that the site offers if the owner has set no other. */
const OUTPUT = `public/${GUIDE_PDF}`;

const executablePath = findBrowser() ?? stopBuild('No Chromium found to print with: install one or set CHROMIUM_PATH.');
const { SITE_URL, BASE_PATH } = environmentSchema.parse(loadEnv('production', process.cwd(), ''));
// Loaded as the build loads it, so that paths have the base path.
const { module } = await runnerImport<typeof guideHtmlModule>('./src/generators/guide-pdf/guide-html.ts', {
  base: BASE_PATH,
  configFile: false,
  logLevel: 'silent',
});
const online = new URL(module.guidePath, SITE_URL || site.url).href;
const html = module.guideHtml(online, await guideStyles(module.guideHtml(online)));

const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  const page = await browser.newPage({ viewport: { width: 816, height: 1056 } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const full = await fitSheets(page);
  if (full.length > 0) stopBuild(wordOverfull(full));
  const printed = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  const pdf = withPdfInfo(printed, {
    Title: `${await page.title()} | ${site.name}`,
    Author: site.founder.name,
    Subject: `The AI strategy guide of ${site.name}`,
    Keywords: `AI strategy, copy ${module.guideFingerprint(module.guideHtml('/'))}`,
  });
  await writeFile(OUTPUT, pdf);
  console.log(`${OUTPUT}: ${Math.round(pdf.length / 1000)} KB`);
} finally {
  await browser.close();
}
