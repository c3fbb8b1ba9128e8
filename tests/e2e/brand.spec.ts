import { fill } from '../../src/lib/fill.ts';
import { fields, words } from '../../src/locale.ts';
import { site } from '../../src/site.config.ts';
import { recordMails, textOf } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

test('/brand keeps every & of an audit request, and says what happens next', async ({ page }) => {
  const mails = await recordMails(page);
  await page.goto('/brand/');
  const form = page.locator('#cta form');
  const before = await form.getByRole('status').innerText();
  await form.locator('[autocomplete=name]').fill('Ada');
  await form.locator('[type=email]').fill('ada@example.com');
  await form.locator('[autocomplete=organization]').fill('Halden & Roe');
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('status')).not.toHaveText(before);
  await expect(form.getByRole('status')).toContainText(site.emails.contact);
  await expect
    .poll(() => textOf(mails[0]))
    .toContain(fill(words.named, { name: fields.company, value: 'Halden & Roe' }));
});

test('/brand shows the address for copying by hand where there is no clipboard', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/brand/');
  const shown = page.waitForEvent('dialog');
  const clicked = page.locator('main [data-copy]').first().click();
  const dialog = await shown;
  expect(dialog.defaultValue()).toBe(site.emails.contact);
  await dialog.dismiss();
  await clicked;
});
