import { expect, test } from '../support/test.ts';

test('a toast stays while hovered or focused, and returns the focus when dismissed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/memento-landing/');
  const form = page.locator('#brief form');
  for (const [name, text] of [
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['company', 'Example Ltd.'],
  ] as const) {
    await form.locator(`[name=${name}]`).fill(text);
  }
  const submit = form.locator('[type=submit]');
  await submit.click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.fastForward(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await submit.focus();
  await toast.getByRole('button').focus();
  await page.clock.fastForward(10_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(submit).toBeFocused();
});
