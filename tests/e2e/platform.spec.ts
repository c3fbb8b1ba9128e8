import { builtPages } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const card = builtPages()
  .find(({ route: page }) => page === '/platform/')
  ?.document.querySelector('#modules a[href^="/products/"]');
const route = card?.getAttribute('href') ?? '';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`/platform and /products ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('links a card to its module, to the module’s answers, and back', async ({ page }) => {
      await page.goto('/platform/');
      await page.locator(`#modules a[href="${route}"]`).first().click();
      await expect(page).toHaveURL(route);
      const answer = page.locator('main details').first();
      await answer.locator('summary').click();
      await expect(answer.locator('p')).toBeVisible();
      await page.locator('main a[href="/platform/"]').first().click();
      await expect(page).toHaveURL('/platform/');
      await page.locator('main a[href="/dashboard/"]').first().click();
      await expect(page).toHaveURL('/dashboard/');
    });
  });
}
