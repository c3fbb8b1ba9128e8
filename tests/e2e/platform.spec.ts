import { labels } from '../../src/content/labels.ts';
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
      const [first, second] = [page.locator('details').first(), page.locator('details').nth(1)];
      await expect(first.locator('p')).toBeVisible();
      await second.locator('summary').click();
      await expect(second.locator('p')).toBeVisible();
      await page.locator('main a[href="/platform/"]').first().click();
      await expect(page).toHaveURL('/platform/');
      await page.getByRole('link', { name: labels.sampleDashboard }).first().click();
      await expect(page).toHaveURL('/dashboard/');
    });
  });
}
