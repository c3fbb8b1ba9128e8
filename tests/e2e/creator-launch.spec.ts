import { readFileSync } from 'node:fs';
import { site } from '../../src/site.config.ts';
import type { Page } from 'playwright';
import { deliverables } from '../../src/content/launch-kit.ts';
import { PASTE_THE_REST } from '../../src/features/lead-forms/order-brief.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Catches what would open the mail program, so that the test sees where it would have gone. */
async function catchMail(page: Page) {
  await page.addInitScript(() => {
    const mails: string[] = [];
    Object.assign(window, { mails });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]');
      if (link) mails.push(link.href);
      if (link) event.preventDefault();
    });
  });
  return () => page.evaluate(() => (window as unknown as { mails: string[] }).mails);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send the order by email' });
// The exact label, as a deliverable names emails too.
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const bodyOf = (href = '') => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n');

for (const width of [390, 1280]) {
  test.describe(`/creator-launch at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('opens one mail with the whole order, and shows it to copy', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const mails = await catchMail(page);
      await page.goto('/creator-launch/#order');
      await page.getByLabel('Name', { exact: true }).fill('Ada "the first" & Sons');
      await email(page).fill('ada@example.com');
      await page.getByLabel('Anything else').fill('line one\nline two 🚀');
      for (const item of deliverables) await page.getByLabel(item).check();
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Your mail program has the order.' })).toBeFocused();
      const [href, ...others] = await mails();
      expect(others).toEqual([]);
      expect(href).toContain(`mailto:${site.emails.info}?subject=Launch-kit%20order&body=`);
      const text = await page.getByRole('textbox', { name: 'Your brief' }).inputValue();
      expect(bodyOf(href)).toBe(text);
      expect(text).toContain('Name: Ada "the first" & Sons\n');
      expect(text).toContain('Anything else:\nline one\nline two 🚀\n');
      for (const item of deliverables) expect(text).toContain(`- ${item}\n`);
      await page.getByRole('button', { name: 'Copy the brief' }).click();
      await expect(page.getByRole('button', { name: 'Copied the brief' })).toHaveText('Copied');
      expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(text);
      await expectAccessible(page, 'order sent');
    });

    test('opens one mail for a double click', async ({ page }) => {
      const mails = await catchMail(page);
      await page.goto('/creator-launch/');
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      await email(page).fill('ada@example.com');
      await send(page).dblclick();
      await expect(page.getByRole('heading', { name: 'Your mail program has the order.' })).toBeVisible();
      expect(await mails()).toHaveLength(1);
    });

    test('opens a mail with the beginning of an order that is too long for one, and keeps the whole', async ({
      page,
    }) => {
      const mails = await catchMail(page);
      const long = 'A long & "quoted" sentence 🚀\n'.repeat(200).trim();
      await page.goto('/creator-launch/');
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      await email(page).fill('ada@example.com');
      await page.getByLabel('What has to happen').fill(long);
      await send(page).click();
      await expect(
        page.getByRole('heading', { name: 'Your mail program has the beginning of the order.' }),
      ).toBeFocused();
      const brief = await page.getByRole('textbox', { name: 'Your brief' }).inputValue();
      expect(brief).toContain(long);
      const [href, ...others] = await mails();
      expect(others).toEqual([]);
      const body = bodyOf(href) ?? '';
      expect(body.endsWith(PASTE_THE_REST)).toBe(true);
      expect(brief.startsWith(body.slice(0, -PASTE_THE_REST.length))).toBe(true);
      await expect(page.getByRole('textbox', { name: 'Your brief' })).toHaveAttribute('readonly');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Save the brief as a file' }).click();
      const saved = readFileSync(await (await download).path(), 'utf8');
      expect(saved.replaceAll('\r\n', '\n')).toBe(brief);
      await expectAccessible(page, 'order to copy');
    });

    test('asks for a name and an email by the browser’s own messages', async ({ page }) => {
      const mails = await catchMail(page);
      await page.goto('/creator-launch/');
      const invalid = () =>
        page.locator(':is(input, textarea):invalid').evaluateAll((all) => all.map((e) => (e as HTMLInputElement).name));
      expect(await invalid()).toEqual(['name', 'email']);
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      await email(page).fill('ada');
      await send(page).click();
      await expect(email(page)).toBeFocused();
      expect(await invalid()).toEqual(['email']);
      expect(await mails()).toEqual([]);
      await expect(page.getByRole('textbox', { name: 'Your brief' })).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the form posts as plain text to the address beside it', async ({ page }) => {
        await page.goto('/creator-launch/');
        const form = page.getByRole('form', { name: 'Order brief' });
        await expect(form).toHaveAttribute('action', `mailto:${site.emails.info}?subject=Launch-kit%20order`);
        await expect(form).toHaveAttribute('method', 'post');
        await expect(form).toHaveAttribute('enctype', 'text/plain');
        await expect(form.locator('input[name=deliverables]')).toHaveCount(6);
        await expect(page.locator('#order').getByRole('link', { name: site.emails.info })).toBeVisible();
      });
    });
  });
}
