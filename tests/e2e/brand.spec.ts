import { fields } from '../../src/locale.ts';
import { site } from '../../src/site.config.ts';
import { expect, test } from '../support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`/brand ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('requests the audit with a plain-text email', async ({ page }) => {
      await page.goto('/brand/');
      const form = page.locator('#cta form');
      await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${site.emails.contact}\\?subject=.`));
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form).toHaveAttribute('enctype', 'text/plain');
      for (const [name, required] of [
        [fields.name, true],
        [fields.email, true],
        [fields.company, false],
        [fields.notes, false],
      ] as const)
        await expect(form.locator(`[name="${name}"]`)).toHaveJSProperty('required', required);
      await expect(form.locator('[type=email]')).toHaveAttribute('type', 'email');
    });
  });
}

test('/brand keeps every & of an audit request', async ({ page }) => {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, open: (href: string) => void opened.push(href) });
  });
  await page.goto('/brand/');
  const form = page.locator('#cta form');
  await form.locator('[autocomplete=name]').fill('Ada');
  await form.locator('[type=email]').fill('ada@example.com');
  await form.locator('[autocomplete=organization]').fill('Halden & Roe');
  await form.locator('[type=submit]').click();
  const [href = ''] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(new URL(href).searchParams.get('body')).toContain(`${fields.company}: Halden & Roe`);
});

test('/brand copies the address on the first click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/brand/');
  const copy = page.locator('main [data-copy]').first();
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.emails.contact);
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

test('/brand says what happens after the form is sent', async ({ page }) => {
  await page.goto('/brand/');
  const form = page.locator('#cta form');
  const before = await form.getByRole('status').innerText();
  await form.locator('[autocomplete=name]').fill('Ada Example');
  await form.locator('[type=email]').fill('ada@example.com');
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('status')).not.toHaveText(before);
  await expect(form.getByRole('status')).toContainText(site.emails.contact);
});
