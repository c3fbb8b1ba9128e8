import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { isSampleSite } from '../../support/owner/is-sample-site.ts';
import { expect, test } from '../../support/test.ts';

// Headings have the same line breaks in the fallback. Tinos stands in for the fallback: its letters are as wide as those of Times
// New Roman.

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const ROUTES = [
  '/',
  '/about/',
  '/contact/',
  '/enterprise-accelerator/',
  '/momento-council/',
  '/services/',
  '/torque/',
  '/torque-ai-guide/',
];
const TINOS = readFileSync('node_modules/@fontsource/tinos/files/tinos-latin-400-normal.woff2');
const OWN_FACE = /@font-face\{font-family:display;[^}]*\}/;
const LOCAL_FACE = /src:local\("Times New Roman"\)[^;]*;/;

test.use({ bypassCSP: true });

for (const route of ROUTES)
  test(`every heading of ${route} has as many lines in the fallback as in its own face`, async ({ page }) => {
    test.skip(!isSampleSite(), 'An owner’s words may be of any length.');
    await page.route('**/tinos.woff2', (request) => request.fulfill({ contentType: 'font/woff2', body: TINOS }));
    const own = await headingLines(page, route, 'display');
    await page.route(`**${route}`, async (request) => {
      const response = await request.fetch();
      const html = (await response.text()).replace(OWN_FACE, '').replace(LOCAL_FACE, 'src:url(/tinos.woff2);');
      await request.fulfill({ response, body: html });
    });
    expect(await headingLines(page, route, 'display-fallback')).toEqual(own);
  });

/** Returns each heading with its number of lines, width by width, once a face has loaded. */
async function headingLines(page: Page, route: string, face: string): Promise<string[]> {
  await page.goto(route);
  await page.evaluate((family) => document.fonts.load(`40px ${family}`), face);
  const lines: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.locator(':is(h1, h2, h3):visible').evaluateAll((headings) =>
      headings.map((heading) => {
        const { lineHeight } = getComputedStyle(heading);
        const count = Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight));
        return `${heading.textContent?.trim()}: ${count}`;
      }),
    );
    lines.push(...found.map((line) => `${width} px, ${line}`));
  }
  return lines;
}
