import type { Page } from 'playwright';

/** Multiplies the browser's default text size; breakpoints in `em` follow it. */
export async function doubleText(page: Page, factor = 2): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${16 * factor}px`,
  );
}
