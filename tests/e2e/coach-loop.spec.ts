import type { Page } from 'playwright';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

const ROUTE = '/quantum-shift/coach/';
const FILE = 'coach-loop.mp4';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Collects the requests for the background video. */
function watchVideoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith(FILE) && requests.push(request.url()));
  return requests;
}

/** Makes every kind of first move: pointer, wheel, key. */
async function makeFirstMoves(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.keyboard.press('Shift');
}

test(`${ROUTE} plays its background on the visitor's first move and pauses it on request`, async ({ page }) => {
  const requests = watchVideoRequests(page);
  await page.goto(ROUTE);
  await waitForIdle(page);
  expect(requests).toEqual([]);
  await expect(page.locator('video + button')).toBeHidden();

  await page.mouse.move(200, 300);
  const video = page.locator('video');
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expect(page.locator('video + button')).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted && element.loop)).toBe(true);
  expect(await paused()).toBe(false);
  await expect(video).toHaveCSS('opacity', '1');

  await page.locator('video + button').click();
  await expect.poll(paused).toBe(true);
  await page.locator('video + button').click();
  await expect.poll(paused).toBe(false);
  expect(requests.length).toBeGreaterThan(0);
});

test(`${ROUTE} plays its background at a key press too`, async ({ page }) => {
  await page.goto(ROUTE);
  await page.keyboard.press('Tab');
  await expect(page.locator('video + button')).toBeVisible();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test(`${ROUTE} does not request the video under reduced motion`, async ({ page }) => {
    const requests = watchVideoRequests(page);
    await page.goto(ROUTE);
    await makeFirstMoves(page);
    await waitForIdle(page);
    expect(requests).toEqual([]);
    await expect(page.locator('video + button')).toBeHidden();
  });
});

test(`${ROUTE} does not request the video under Save-Data`, async ({ page }) => {
  const requests = watchVideoRequests(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(ROUTE);
  await makeFirstMoves(page);
  await waitForIdle(page);
  expect(requests).toEqual([]);
});

for (const [name, connection, width] of [
  ['a slow line', { effectiveType: '3g' }, 1440],
  ['a phone', { effectiveType: '4g' }, 390],
] as const) {
  test(`${ROUTE} never requests the video on ${name}`, async ({ page }) => {
    const requests = watchVideoRequests(page);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto(ROUTE);
    await makeFirstMoves(page);
    await waitForIdle(page);
    expect(requests).toEqual([]);
    await expect(page.locator('video + button')).toBeHidden();
  });
}
