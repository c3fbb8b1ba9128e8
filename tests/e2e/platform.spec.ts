import { modules } from '../../src/content/modules.ts';
import { expect, test } from '../support/test.ts';

const [first] = modules;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`/platform and /products ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a card leads to its module, which answers, and that one back', async ({ page }) => {
      await page.goto('/platform/');
      await page
        .locator('#modules')
        .getByRole('link', { name: first?.title ?? '' })
        .click();
      await expect(page).toHaveURL(`/products/${first?.slug}/`);
      const [question] = first?.questions ?? [];
      await page.getByText(question?.question ?? '').click();
      await expect(page.getByText(question?.answer ?? '')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the platform' }).click();
      await expect(page).toHaveURL('/platform/');
      await page.getByRole('link', { name: 'See the sample dashboard' }).first().click();
      await expect(page).toHaveURL('/dashboard/');
    });
  });
}
