import type { Page } from 'playwright';

/**
 * Waits until a loaded page has done what it does by itself: it has painted and its idle callbacks have run. No clock:
 * what a page starts on load, when painted or when idle has been asked for by then.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((idle) => requestIdleCallback(idle));
    await new Promise((idle) => requestIdleCallback(idle));
  });
}
