import type { Page } from 'playwright';

/**
 * Waits, without a timer, until a page has loaded, painted and run its idle callbacks. By then it has requested everything that it
 * requests by itself.
 */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((idle) => requestIdleCallback(idle));
    await new Promise((idle) => requestIdleCallback(idle));
  });
}
