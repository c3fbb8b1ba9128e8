import { press } from '../../src/content/press.ts';
import { site } from '../../src/site.config.ts';
import type { Page } from 'playwright';
import { holdScripts } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';

// The home page: its journeys, with and without JavaScript.

/** The numbers of the sections as they are read aloud: CSS counts them, so the document's text has none. */
async function sectionNumbers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(({ name }) => String(name?.value))
    .filter((text) => /^0\d$/.test(text));
}

test('opens with its two actions and three facts that lead on', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(hero.locator(`a[href="${site.links.learnMore}"]`)).toHaveAttribute('target', '_blank');
  await expect(hero.locator('dl a')).toHaveCount(3);
  await expect(hero.getByRole('link')).toHaveCount(2 + 3);
  await expect(hero.getByRole('link').last()).toBeInViewport();
});

test('has its sections in order', async ({ page }) => {
  await page.goto('/');
  const labels = await page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      const id = section.getAttribute('aria-labelledby');
      return section.getAttribute('aria-label') ?? (id && document.getElementById(id)?.textContent?.trim()) ?? '';
    }),
  );
  expect(labels).toHaveLength(11 + 1);
  expect(labels[0]).toBe(await page.getByRole('heading', { level: 1 }).innerText());
  await expect(page.locator('main > section').nth(1).locator('[data-dialog=video-dialog]')).toHaveCount(press.length);
  expect(labels[10]).toMatch(/^Join .+’s Newsletter$/);
  expect(await sectionNumbers(page)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08']);
});

for (const width of [390, 1280]) {
  test(`each press logo opens its video at ${width} px, and no player loads before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const frames: string[] = [];
    page.on('request', (request) => request.frame() !== page.mainFrame() && frames.push(request.url()));
    await page.goto('/');
    await untilIdle(page);
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

test('the contact dialog holds the form, the address and the calendar; its backdrop closes it', async ({ page }) => {
  await holdScripts(page); // none has come yet when the visitor is done
  await page.goto('/');
  await page.locator('main [data-dialog=contact-dialog]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').locator('[type=submit]')).toBeVisible();
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a dialog’s backdrop closes it with the island’s help where the browser does not know how', async ({ page }) => {
  await page.goto('/');
  await page.locator('dialog').evaluateAll((all) => all.forEach((dialog) => dialog.removeAttribute('closedby')));
  await page.locator('main [data-dialog=contact-dialog]').click();
  await expect(page.locator('astro-island:not([ssr]) dialog[open]')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('figures count up once, when they are reached, and end at what the HTML says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const figure = page.locator('count-up', { hasText: /%$/ }).last();
  const final = await page.evaluate(() => [...document.querySelectorAll('count-up')].at(-1)?.textContent);
  await figure.scrollIntoViewIfNeeded();
  const last = page.locator('count-up').last();
  await expect.poll(() => page.clock.runFor(50).then(() => last.textContent())).not.toBe(final);
  await page.clock.runFor(2000);
  await expect(last).toHaveText(final ?? '');
  await page.evaluate(() => window.scrollTo(0, 0));
  await last.scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  await expect(last).toHaveText(final ?? '');
});

test('figures stand still where motion is not welcome', async ({ page }) => {
  await page.goto('/');
  const last = page.locator('count-up').last();
  const final = await last.textContent();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(last).toHaveText(final ?? '');
});

test('the newsletter frame is 320 px high and waits until it is near', async ({ page }) => {
  await page.goto('/');
  const frame = page.locator('main iframe').last();
  expect((await frame.boundingBox())?.height).toBe(320);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('[type=submit]')).toBeVisible();
});

test('leads on to the assessment, the services, the founder, the contact page and the blog', async ({ page }) => {
  await page.goto('/');
  for (const href of ['/assessment/', '/services/', '/about/', '/contact/', '/blog/']) {
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(page.locator('main a[href^="/blog/"]:not([href="/blog/"])')).toHaveCount(3);
});

test('without JavaScript the openers are links to the thing itself', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.locator('main [data-dialog=contact-dialog]')).toHaveAttribute('href', '/contact/');
  const logo = page.locator('main [data-dialog=video-dialog]').first();
  await expect(logo).toHaveAttribute('href', /^https:/);
  await expect(logo).toHaveAttribute('target', '_blank');
  await page.close();
});
