import { builtPages } from '../support/built-site.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';
import { expect, test } from '../support/test.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the marks of large quotations hang, each by its own width', async ({ page }) => {
      for (const route of ['/executive-coaching/', '/quantum-shift/coach/']) {
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        // A font that comes too late for one page is there for the next.
        await page.reload();
        const offsets = await page.evaluate(() =>
          Array.from(document.querySelectorAll('main blockquote p'), (quote) => {
            const style = getComputedStyle(quote);
            const size = Number.parseFloat(style.fontSize);
            // What a mark before a straight letter takes: no kerning.
            const pen = document.createElement('canvas').getContext('2d');
            if (!pen) return Number.NaN;
            pen.font = `${size}px ${style.fontFamily}`;
            const mark = pen.measureText('“').width + Number.parseFloat(style.letterSpacing);
            return Number.parseFloat(style.textIndent) + mark;
          }),
        );
        expect(offsets.length, route).toBeGreaterThan(1);
        for (const offset of offsets) expect(Math.abs(offset), route).toBeLessThan(1.5);
      }
    });
  });
}

test('what a button of a price says stands on one line wherever there is more room than on a phone', async ({
  page,
}) => {
  test.skip(!isSampleSite(), 'Names may be as long as their owner likes.');
  for (const route of ['/quantum-shift/coach/', '/momento-council/'])
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const heights = await page
        .locator('main :is(article > p, li) > .action')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.clientHeight]));
      expect(heights.length, route).toBeGreaterThan(1);
      for (const [label, height] of heights) expect(height, `${label} at ${width} px`).toBeLessThan(50);
    }
});

test('no text of a post is slanted: the site has no italic face', async ({ page }) => {
  const post = builtPages().find(
    ({ route, document }) => /^\/blog\/./.test(route) && document.querySelector('.prose em'),
  );
  if (isSampleSite()) expect(post, 'a post of the site’s own that stresses a word').toBeDefined();
  test.skip(!post, 'No post stresses a word.');
  await page.goto(post?.route ?? '');
  const stressed = page.locator('.prose em');
  await expect(stressed).not.toHaveCount(0);
  for (const words of await stressed.all()) await expect(words).toHaveCSS('font-style', 'normal');
});
