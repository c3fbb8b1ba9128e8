import { readFileSync } from 'node:fs';
import { site } from '../../src/site.config.ts';
import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { fill } from '../../src/lib/fill.ts';
import { buildWords, words as interfaceWords } from '../../src/locale.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMails, textOf } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

const { order } = content.launchKitPage;
const { deliverables } = content.launchKit;
const rest = `\n\n${buildWords.restOfMail}\n`;
const send = (page: Page) => page.locator('#order form [type=submit]');
const email = (page: Page) => page.locator('#order [name=email]');
const brief = (page: Page) => page.locator('#order textarea[readonly]');

test.use({ viewport: { width: 390, height: 900 } });

test('opens one email with the key facts, and shows the whole order to copy and to save', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mails = await recordMails(page);
  const long = 'A long & "quoted" sentence 🚀\n'.repeat(200).trim();
  await page.goto('/creator-launch/#order');
  await page.locator('#order [name=name]').fill('Ada "the first" & Sons');
  await email(page).fill('ada@example.com');
  await page.getByText(order.more).click();
  await page.locator('#order [name=notes]').fill(long);
  for (const item of deliverables) await page.getByLabel(item).check();
  await send(page).click();
  await expect(brief(page)).toBeVisible();
  const text = await brief(page).inputValue();
  expect(text).toContain(fill(interfaceWords.named, { name: order.labels.name, value: 'Ada "the first" & Sons\n' }));
  expect(text).toContain(long);
  await expect.poll(() => mails).toHaveLength(1);
  const [href = ''] = mails;
  expect(href).toContain(`mailto:${site.emails.info}?subject=${encodeURIComponent(order.subject)}&body=`);
  expect(href.length).toBeLessThanOrEqual(1800);
  const body = textOf(href);
  for (const item of deliverables) expect(body).toContain(`- ${item}\n`);
  expect(body.endsWith(rest)).toBe(true);
  expect(text.startsWith(body.slice(0, -rest.length))).toBe(true);
  const copy = page.locator('#order [data-copy]');
  await copy.click();
  await expect(copy).toHaveText(interfaceWords.copied);
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(text);
  const download = page.waitForEvent('download');
  await page.locator('#order a[download]').click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(text);
  await expectAccessible(page, 'order sent');
});

test('shows the browser’s message about an invalid email next to the field', async ({ page }) => {
  const mails = await recordMails(page);
  await page.goto('/creator-launch/');
  await page.locator('#order [name=name]').fill('Ada');
  await email(page).fill('ada');
  // Until the form's code has loaded, the browser shows the message itself.
  await email(page).hover();
  await expect(page.locator('#order astro-island')).not.toHaveAttribute('ssr');
  await send(page).click();
  await expect(email(page)).toBeFocused();
  const message = await email(page).evaluate((field: HTMLInputElement) => field.validationMessage);
  await expect(email(page)).toHaveAccessibleDescription(message);
  await expectAccessible(page, 'order with an error');
  expect(mails).toEqual([]);
  await expect(brief(page)).toBeHidden();
  await email(page).fill('ada@example.com');
  await expect(email(page)).toHaveAccessibleDescription('');
});
