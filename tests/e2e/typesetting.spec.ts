import type { Locator } from 'playwright';
import { builtPages } from '../support/built-site.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';
import { expect, test } from '../support/test.ts';

/** The tolerance of a mark's position, in ems: too small to see, larger than the difference between engines. */
const TOLERANCE = 0.05;

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('outdents the opening quotation mark of a large quotation by its width', async ({ page }) => {
      for (const route of ['/executive-coaching/', '/quantum-shift/coach/']) {
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        // A page that painted with the fallback keeps it; the font is in the cache for the second load.
        await page.reload();
        const offsets = await page.evaluate(() =>
          Array.from(document.querySelectorAll('main blockquote p'), (quote) => {
            const style = getComputedStyle(quote);
            const size = Number.parseFloat(style.fontSize);
            // Measured by itself, so without kerning against the first letter.
            const pen = document.createElement('canvas').getContext('2d');
            if (!pen) return Number.NaN;
            pen.font = `${size}px ${style.fontFamily}`;
            const mark = pen.measureText('“').width + Number.parseFloat(style.letterSpacing);
            return (Number.parseFloat(style.textIndent) + mark) / size;
          }),
        );
        expect(offsets.length, route).toBeGreaterThan(0);
        for (const offset of offsets) expect(Math.abs(offset), route).toBeLessThan(TOLERANCE);
      }
    });
  });
}

test('keeps the label of a price’s button on one line, except on a phone', async ({ page }) => {
  test.skip(!isSampleSite(), 'An owner’s names may be of any length.');
  for (const route of ['/quantum-shift/coach/', '/momento-council/'])
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      const counts = await countLines(page.locator('main :is(article > p, li, li div) > .action'));
      expect(counts.length, route).toBeGreaterThan(1);
      for (const [label, lines] of counts) expect(lines, `${label} at ${width} px`).toBe(1);
    }
});

test('never slants the text of a post, because the site has no italic face', async ({ page }) => {
  const post = builtPages().find(
    ({ route, document }) => /^\/blog\/./.test(route) && document.querySelector('.prose em'),
  );
  if (isSampleSite()) expect(post, 'one of the sample posts stresses a word').toBeDefined();
  test.skip(!post, 'No post emphasizes a word.');
  await page.goto(post?.route ?? '');
  const stressed = page.locator('.prose em');
  await expect(stressed).not.toHaveCount(0);
  for (const words of await stressed.all()) await expect(words).toHaveCSS('font-style', 'normal');
});

/** Returns each element's visible text and the number of lines it takes. */
function countLines(elements: Locator): Promise<[text: string, lines: number][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const bottoms = new Set<number>();
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.parentElement?.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { bottom } of range.getClientRects()) bottoms.add(Math.round(bottom));
      }
      return [element.textContent?.trim() ?? '', bottoms.size] as [string, number];
    }),
  );
}
