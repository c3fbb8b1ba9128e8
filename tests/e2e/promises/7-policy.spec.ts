import { samplePages } from '../../support/built-site.ts';
import { test } from '../../support/test.ts';

// Promise 7: no page violates its policy and none logs an error. Every browser test watches that (support/test.ts); here
// each page is also scrolled to its end.

for (const { route } of samplePages()) {
  test(`${route} stays within its policy to its end`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
  });
}
