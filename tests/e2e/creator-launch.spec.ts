import { readFileSync } from 'node:fs';
import { site } from '../../src/site.config.ts';
import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Records the address that would open the mail program instead of following it. */
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
const { order } = content.launchKitPage;
const { deliverables } = content.launchKit;
const SUBJECT = encodeURIComponent(order.subject);
const rest = `\n\n${order.pasteTheRest}\n`;
const openMore = (page: Page) => page.getByText(order.more).click();
const send = (page: Page) => page.locator('#order form [type=submit]');
const email = (page: Page) => page.locator('#order [name=email]');
const brief = (page: Page) => page.locator('#order textarea[readonly]');
const bodyOf = (href = '') => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n');

test.use({ viewport: { width: 390, height: 900 } });

test('opens one email with the complete order, and shows it to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mails = await catchMail(page);
  await page.goto('/creator-launch/#order');
  await page.locator('#order [name=name]').fill('Ada "the first" & Sons');
  await email(page).fill('ada@example.com');
  await openMore(page);
  await page.locator('#order [name=notes]').fill('line one\nline two 🚀');
  for (const item of deliverables) await page.getByLabel(item).check();
  await send(page).click();
  await expect(page.locator('#order-result')).toBeFocused();
  const [href, ...others] = await mails();
  expect(others).toEqual([]);
  expect(href).toContain(`mailto:${site.emails.info}?subject=${SUBJECT}&body=`);
  const text = await brief(page).inputValue();
  expect(bodyOf(href)).toBe(text);
  expect(text).toContain(': Ada "the first" & Sons\n');
  expect(text).toContain('\nline one\nline two 🚀\n');
  for (const item of deliverables) expect(text).toContain(`- ${item}\n`);
  const copy = page.locator('#order [aria-labelledby=order-result] button');
  const before = await copy.innerText();
  await copy.click();
  await expect(copy).not.toHaveText(before);
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(text);
  await expectAccessible(page, 'order sent');
});

test('shortens the email of a long order, and keeps the complete text', async ({ page }) => {
  const mails = await catchMail(page);
  const long = 'A long & "quoted" sentence 🚀\n'.repeat(200).trim();
  await page.goto('/creator-launch/');
  await page.locator('#order [name=name]').fill('Ada');
  await email(page).fill('ada@example.com');
  await openMore(page);
  await page.locator('#order [name=goals]').fill(long);
  await send(page).click();
  await expect(page.locator('#order-result')).toBeFocused();
  const complete = await brief(page).inputValue();
  expect(complete).toContain(long);
  const [href, ...others] = await mails();
  expect(others).toEqual([]);
  const body = bodyOf(href) ?? '';
  expect(body.endsWith(rest)).toBe(true);
  expect(complete.startsWith(body.slice(0, -rest.length))).toBe(true);
  await expect(brief(page)).toHaveAttribute('readonly');
  const download = page.waitForEvent('download');
  await page.locator('#order a[download]').click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved.replaceAll('\r\n', '\n')).toBe(complete);
  await expectAccessible(page, 'order to copy');
});

test('shows the browser’s message about an invalid email next to the field', async ({ page }) => {
  const mails = await catchMail(page);
  await page.goto('/creator-launch/');
  await page.locator('#order [name=name]').fill('Ada');
  await email(page).fill('ada');
  // Until the form's code has loaded, the browser shows the message itself.
  await expect(page.locator('#order form')).toHaveAttribute('novalidate');
  await send(page).click();
  await expect(email(page)).toBeFocused();
  const message = await email(page).evaluate((field: HTMLInputElement) => field.validationMessage);
  await expect(email(page)).toHaveAccessibleDescription(message);
  await expectAccessible(page, 'order with an error');
  expect(await mails()).toEqual([]);
  await expect(brief(page)).toHaveCount(0);
  await email(page).fill('ada@example.com');
  await expect(email(page)).toHaveAccessibleDescription('');
});
