import type { Page } from 'playwright';
import { expect, test } from '../support/test.ts';

const ROUTE = '/torque-ai-guide/';
const PDF = '/ai-strategy-guide.pdf';
const openers = (page: Page) => page.locator('[data-dialog=guide-dialog]');

test.use({ viewport: { width: 390, height: 844 } });

test('opens the PDF in a dialog on the first click, from the hero, the closing section and the footer', async ({
  page,
}) => {
  await page.goto(ROUTE);
  await expect(openers(page)).toHaveCount(3);
  for (let place = 0; place < 3; place++) {
    await openers(page).nth(place).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const save = dialog.locator('a[download]');
    await expect(save).toHaveAttribute('download', '');
    const sign = dialog.locator('.spread svg');
    if (await sign.isVisible()) {
      const [link, drawing] = [await save.boundingBox(), await sign.boundingBox()];
      expect(drawing?.y, 'the drawing is below the link').toBeGreaterThan((link?.y ?? 0) + (link?.height ?? 0));
    }
    await dialog.locator('form[method=dialog] button').click();
    await expect(dialog).toBeHidden();
    await expect(openers(page).nth(place)).toBeFocused();
  }
  await expect(page).toHaveURL(ROUTE);
});

for (const enabled of [true, false]) {
  test(`offers ${enabled ? 'a frame' : 'a download'} in a browser ${enabled ? 'with' : 'without'} a PDF viewer`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => value });
    }, enabled);
    await page.goto(ROUTE);
    await openers(page).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('a[download]')).toBeVisible();
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveCount(enabled ? 1 : 0);
    if (enabled) expect(await frame.getAttribute('src')).toContain(PDF);
    else await expect(dialog.locator('p').last()).toBeVisible();
  });
}
