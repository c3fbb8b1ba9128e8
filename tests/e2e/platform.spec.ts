import { modules } from '../../src/content/modules.ts';
import { expect, test } from '../support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`/platform and /products ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const { title, slug, tab, features, questions } of modules) {
      test(`the card of ${title} leads to its page, and that one back and to its own tab`, async ({ page }) => {
        await page.goto('/platform');
        await page.locator('#modules').getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        for (const feature of features)
          await expect(page.getByRole('heading', { name: feature.title, exact: true })).toBeVisible();
        await expect(page.locator('details')).toHaveCount(4);
        await page.getByText(questions[0]?.question ?? '').click();
        await expect(page.getByText(questions[0]?.answer ?? '')).toBeVisible();
        const dashboard = page.getByRole('link', { name: 'See the sample dashboard' });
        await expect(dashboard).toHaveAttribute('href', `/dashboard#${tab}`);
        await page.getByRole('link', { name: 'Back to the platform' }).click();
        await expect(page).toHaveURL(/\/platform$/);
      });
    }

    test('there are eight cards, and a way to the sample dashboard', async ({ page }) => {
      await page.goto('/platform');
      await expect(page.locator('#modules a')).toHaveCount(8);
      await page.getByRole('link', { name: 'See the sample dashboard' }).first().click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  });
}
