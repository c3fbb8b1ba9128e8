import { samplePages } from '../support/built-site.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';
import { expect, test } from '../support/test.ts';

// The page before scrolling, on a phone and on a laptop.

/** Pages that sell nothing: articles, a sample of the platform, and terms. */
const NOT_SELLING = ['/blog/', '/dashboard/', '/privacy/'];
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A price, that something is free, or a sentence about a price to come. */
const PRICE = /\$\d|\bfree\b|\bprice\b/i;

test('every page that sells shows a price and a next step on its first screen', async ({ browser, baseURL }) => {
  test.skip(!isSampleSite(), 'An owner’s words may be of any length.');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const { route } of samplePages()) {
    if (NOT_SELLING.some((part) => route.startsWith(part))) continue;
    await page.goto(route);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const seen = await page.evaluate(() => {
        const isSeen = (part: Element | Range) =>
          [...part.getClientRects()].some(
            ({ top, bottom, width }) => width > 1 && top >= 0 && bottom <= window.innerHeight,
          );
        const main = document.querySelector('main') ?? document.body;
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          if (isSeen(range)) texts.push(range.toString());
        }
        return { text: texts.join(''), steps: [...main.querySelectorAll('a[href], button')].filter(isSeen).length };
      });
      const where = `${route} at ${screen.width}×${screen.height}`;
      expect.soft(seen.text, `${where}: no price`).toMatch(PRICE);
      expect.soft(seen.steps, `${where}: no next step`).toBeGreaterThan(0);
    }
  }
  await context.close();
});
