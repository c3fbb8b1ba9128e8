import type { Page } from 'playwright';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

const ROUTE = '/quantum-shift/coach/';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Collects the requests for the background video. */
function watchVideoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && requests.push(request.url()));
  return requests;
}

test('the coach page plays its background on the first move and pauses it on request', async ({ page }) => {
  const requests = watchVideoRequests(page);
  await page.goto(ROUTE);
  await waitForIdle(page);
  expect(requests).toEqual([]);

  await page.mouse.move(200, 300);
  const button = page.locator('video + button');
  const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await expect(button).toBeVisible();
  await expect.poll(paused).toBe(false);
  await button.click();
  await expect.poll(paused).toBe(true);
});

test('the coach page never requests its video on a slow line, a phone or under reduced motion', async ({ context }) => {
  for (const [name, connection, width, reducedMotion] of [
    ['with Save-Data', { saveData: true }, 1440, 'no-preference'],
    ['on a slow line', { effectiveType: '3g' }, 1440, 'no-preference'],
    ['on a phone', { effectiveType: '4g' }, 390, 'no-preference'],
    ['under reduced motion', { effectiveType: '4g' }, 1440, 'reduce'],
  ] as const) {
    const page = await context.newPage();
    const requests = watchVideoRequests(page);
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto(ROUTE);
    await page.mouse.move(200, 300);
    await page.keyboard.press('Tab');
    await waitForIdle(page);
    expect(requests, name).toEqual([]);
    await expect(page.locator('video + button'), name).toBeHidden();
    await page.close();
  }
});
