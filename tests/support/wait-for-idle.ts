import type { Page } from 'playwright';

/**
 * Waits until a page has loaded, painted and run its idle callbacks, without a timer: everything that it starts by itself on
 * load, paint or idle has been requested by then.
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
