import { press } from '../../src/content/press.ts';
import { builtPages } from '../support/built-site.ts';
import { holdScripts } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

for (const width of [390, 1280]) {
  test(`opens a press logo’s video in a dialog at ${width} px and loads no player before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const frames: string[] = [];
    page.on('request', (request) => request.frame() !== page.mainFrame() && frames.push(request.url()));
    await page.goto('/');
    await waitForIdle(page);
    const logos = page.locator('main [data-dialog=video-dialog]');
    await expect(logos).toHaveCount(press.length);
    expect(frames).toEqual([]);
    for (const index of [0, Math.floor(press.length / 2), press.length - 1]) {
      await logos.nth(index).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('iframe')).toBeVisible();
      await dialog.locator('form[method=dialog] button').click();
      await expect(dialog).toBeHidden();
      await expect(logos.nth(index)).toBeFocused();
    }
    expect(frames.length).toBeGreaterThan(0);
  });
}

test('shows the form and the address in the contact dialog and closes it on a backdrop click', async ({ page }) => {
  await holdScripts(page); // the dialog works before any script has loaded
  await page.goto('/');
  await page.locator('main [data-dialog=contact-dialog]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').locator('[type=submit]')).toBeVisible();
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('closes a dialog on a backdrop click in a browser without closedby', async ({ page }) => {
  await page.goto('/');
  await page.locator('dialog').evaluateAll((all) => all.forEach((dialog) => dialog.removeAttribute('closedby')));
  await page.locator('main [data-dialog=contact-dialog]').click();
  await expect(page.locator('astro-island:not([ssr]) dialog[open]')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('loads the newsletter frame, 320 px high, only when it is near', async ({ page }) => {
  await page.goto('/');
  const frame = page.locator('main iframe').last();
  expect((await frame.boundingBox())?.height).toBe(320);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('[type=submit]')).toBeVisible();
});

test('links to the assessment, the services, the founder, the contact page, the blog and its newest posts', async ({
  page,
}) => {
  await page.goto('/');
  for (const href of ['/assessment/', '/services/', '/about/', '/contact/', '/blog/']) {
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
  }
  const posts = builtPages().filter(({ route }) => /^\/blog\/(?!page\/)./.test(route));
  await expect(page.locator('main a[href^="/blog/"]:not([href="/blog/"])')).toHaveCount(Math.min(3, posts.length));
});
