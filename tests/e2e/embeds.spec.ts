import { site } from '../../src/site.config.ts';
import { expect, test } from '../support/test.ts';

// The site's own pages in frames fit the heights that the frames have, at a phone's every width: nothing scrolls inside itself,
// and a line is left for an address that is longer than the sample's.

const WIDTHS = [320, 360, 390, 430];
const LINE = 16;

const FRAMES = [
  { page: '/contact/', name: 'contact', height: 585 },
  { page: '/memento-landing/', name: 'booking', height: 540 },
  { page: '/', name: 'newsletter', height: 320 },
] as const;

/** Whether a provider's form stands in the place of the site's own. */
const isReplaced = (name: keyof typeof site.embeds) => String(site.embeds[name]) !== '';

for (const { page: route, name, height } of FRAMES) {
  const embed = `/embeds/${name}/`;
  test(`${embed} fits its ${height} px on ${route}`, async ({ page }) => {
    test.skip(isReplaced(name), 'A provider’s form stands in its place.');
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const element = page.locator(`main iframe[src="${embed}"]`);
      await element.scrollIntoViewIfNeeded();
      expect((await element.boundingBox())?.height, `${width} px`).toBe(height);
      await expect(page.frameLocator(`main iframe[src="${embed}"]`).getByRole('button')).toBeVisible();
      const frame = page.frames().find((one) => one.url().endsWith(embed));
      const inside = await frame?.evaluate(async () => {
        await document.fonts.ready;
        const { scrollWidth, scrollHeight } = document.documentElement;
        const form = document.querySelector('form')?.getBoundingClientRect().height ?? Infinity;
        return { right: scrollWidth - innerWidth, below: scrollHeight - innerHeight, left: innerHeight - form };
      });
      expect.soft(inside, `${width} px`).toMatchObject({ right: 0, below: 0 });
      expect.soft(inside?.left, `${width} px: room below the form`).toBeGreaterThanOrEqual(LINE);
    }
  });
}

for (const { page: route, name } of FRAMES) {
  test(`/embeds/${name}/ opens its email outside the frame, with every & in it`, async ({ page }) => {
    test.skip(isReplaced(name), 'A provider’s form replaces it.');
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened, open: (...call: unknown[]) => void opened.push(call) });
    });
    await page.goto(route);
    const frame = page.frameLocator(`main iframe[src="/embeds/${name}/"]`);
    const form = frame.locator('form');
    for (const field of await form.locator(':is(input[type=text], textarea)').all()) await field.fill('Halden & Roe');
    await form.locator('[type=email]').fill('ada@example.com');
    await form.locator('[type=submit]').click();
    const [[href, target] = []] = await form.evaluate(() => (window as unknown as { opened: string[][] }).opened);
    expect(target).toBe('_top');
    const body = new URL(href ?? '').searchParams.get('body');
    expect(body).toContain('email: ada@example.com');
    if (name !== 'newsletter') expect(body).toContain('name: Halden & Roe');
  });
}

test('the contact form fits its height in the dialog as well', async ({ page }) => {
  test.skip(isReplaced('contact'), 'A provider’s form stands in its place.');
  await page.goto('/services/');
  await page.locator('main [data-dialog=contact-dialog]').first().click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const frame = page.getByRole('dialog').frameLocator('iframe');
    await expect(frame.locator('[type=submit]')).toBeVisible();
    const below = await frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
    expect.soft(below, `${width} px`).toBe(0);
  }
});
