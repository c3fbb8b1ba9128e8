import { site } from '../../src/site.config.ts';
import type { Page } from 'playwright';
import { expect, test } from '../support/test.ts';

const ROUTE = '/torque-ai-guide/';
const PDF = '/ai-strategy-guide.pdf';
const WIDTHS = [390, 1280];
const openers = (page: Page) => page.locator('[data-dialog=guide-dialog]');

for (const width of WIDTHS) {
  test.describe(`${ROUTE} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
        test.use({ javaScriptEnabled });

        test('its bar stays below the site’s header and leads to places that it does not cover', async ({ page }) => {
          await page.goto(ROUTE);
          const bar = page.locator('.guide-bar');
          for (const id of ['framework', 'workshops', 'get-started']) {
            await bar.locator(`a[href="#${id}"]`).click();
            await expect(page).toHaveURL(`${ROUTE}#${id}`);
            await expect(bar).toBeInViewport({ ratio: 1 });
            const header = await page.locator('.site-header').boundingBox();
            const [below, place] = [await bar.boundingBox(), await page.locator(`#${id}`).boundingBox()];
            const gap = (below?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
            expect(Math.abs(gap), 'the bar touches the header, its border at most below it').toBeLessThanOrEqual(1);
            expect(place?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0) - 1);
            await expect(page.locator(`#${id} h2`).first()).toBeInViewport({ ratio: 1 });
          }
          await expect(bar.locator(`a[href="${site.links.calendar}"]`)).toHaveAttribute('target', '_blank');
        });
      });
    }

    test('the PDF opens in a dialog from hero, closing call and footer, by the first click', async ({ page }) => {
      await page.goto(ROUTE);
      await expect(openers(page)).toHaveCount(3);
      for (let place = 0; place < 3; place++) {
        await openers(page).nth(place).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        const save = dialog.locator('a[download]');
        await expect(save).toHaveAttribute('download', '');
        const words = await save.boundingBox();
        const sign = await dialog.locator('.spread svg').boundingBox();
        if (sign)
          expect(sign.y, 'the sign stands below the words').toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
        await dialog.locator('form[method=dialog] button').click();
        await expect(dialog).toBeHidden();
        await expect(openers(page).nth(place)).toBeFocused();
      }
      await expect(page).toHaveURL(ROUTE);
    });

    for (const enabled of [true, false]) {
      test(`a browser ${enabled ? 'with' : 'without'} a PDF viewer gets ${enabled ? 'a frame' : 'a download'}`, async ({
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
  });
}

test.describe(`${ROUTE} without script`, () => {
  test.use({ javaScriptEnabled: false });

  test('every ‘Download PDF’ is a link to the document', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(openers(page)).toHaveCount(3);
    for (const opener of await openers(page).all()) await expect(opener).toHaveAttribute('href', PDF);
  });
});

test(`${ROUTE} ends with the cohort’s payment link`, async ({ page }) => {
  await page.goto(ROUTE);
  const closing = page.locator('main section').last();
  await expect(closing.locator(`a[href="${site.links.cohortCheckout}"]`)).toBeVisible();
});
