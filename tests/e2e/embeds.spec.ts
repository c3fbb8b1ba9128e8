import { fill } from '../../src/lib/fill.ts';
import { fields, words } from '../../src/locale.ts';
import { site } from '../../src/site.config.ts';
import { recordMails, textOf } from '../support/mails.ts';
import { needsSection } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

// The site's own forms fit their frames at any width of a phone: nothing scrolls inside a frame.

const WIDTHS = [320, 360, 390, 430];

const FRAMES = [
  { page: '/contact/', name: 'contact', height: 585 },
  { page: '/memento-landing/', name: 'booking', height: 540 },
  { page: '/', name: 'newsletter', height: 320 },
] as const;

const isReplaced = (name: keyof typeof site.embeds) => String(site.embeds[name]) !== '';

for (const { page: route, name, height } of FRAMES) {
  const embed = `/embeds/${name}/`;
  test(`${embed} fits its ${height} px on ${route}, and opens an email outside the frame`, async ({ page }) => {
    test.skip(isReplaced(name), 'A provider’s form takes its place.');
    if (name === 'newsletter') needsSection('index', 'Blog');
    const mails = await recordMails(page);
    await page.goto(route);
    const element = page.locator(`main iframe[src="${embed}"]`);
    await element.scrollIntoViewIfNeeded(); // it loads lazily
    const frame = element.contentFrame();
    await expect(frame.getByRole('button')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect((await element.boundingBox())?.height, `${width} px`).toBe(height);
      const overflow = await frame.locator('html').evaluate(async (html) => {
        await document.fonts.ready;
        return { right: html.scrollWidth - html.clientWidth, below: html.scrollHeight - html.clientHeight };
      });
      expect
        .soft(overflow, `${width} px: shorten the form’s words in src/content/embeds.json and interface.json`)
        .toEqual({ right: 0, below: 0 });
    }

    const form = frame.locator('form');
    for (const field of await form.locator(':is(input[type=text], textarea):visible').all())
      await field.fill('Halden & Roe');
    await form.locator('[type=email]').fill('ada@example.com');
    await form.locator('[type=submit]').click();
    // The policy lets no frame open an email, so it is the whole window that does.
    await expect
      .poll(() => textOf(mails[0]))
      .toContain(fill(words.named, { name: fields.email, value: 'ada@example.com' }));
    await expect(form.getByRole('status')).toHaveText(fill(words.openingEmail, { email: site.emails.contact }));
    if (name === 'newsletter') return;
    expect(textOf(mails[0])).toContain(fill(words.named, { name: fields.name, value: 'Halden & Roe' }));
    await expect(form.locator('textarea[readonly]')).toHaveValue(textOf(mails[0]));
  });
}
