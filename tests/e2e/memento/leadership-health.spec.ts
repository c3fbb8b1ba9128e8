import type { Page } from 'playwright';
import { content } from '../../../src/data/content.ts';
import { SLOTS_KEY } from '../../../src/features/leadership-pilot/slots.ts';
import { fill } from '../../../src/lib/fill.ts';
import { expectAccessible } from '../../support/axe.ts';
import { holdScripts } from '../../support/island.ts';
import { recordMails, textOf } from '../../support/mails.ts';
import { expect, test } from '../../support/test.ts';

const { slots: most } = content.leadershipPilot;
const words = content.leadershipPilotPage;
const counters = (page: Page) => page.locator('[data-slots]');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SLOTS_KEY);
const LEAD = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Ltd.' };
const book = (page: Page) => page.locator('.book-bar [data-takes-slot]').click();

async function expectLeft(page: Page, left: number): Promise<void> {
  const text = fill(words.slotsLeft, { left, most });
  await expect(counters(page)).toHaveText(text);
  await expect(counters(page).locator('path.fill-accent')).toHaveCount(left);
}

test('/memento-landing counts down on every booking link, to at least one', async ({ page }) => {
  await page.context().route('https://**', (route) => route.fulfill({ body: '' }));
  await page.goto('/memento-landing/');
  await expectLeft(page, most);
  const ways = page.locator('[data-takes-slot]');
  const count = await ways.count();
  expect(count).toBeGreaterThanOrEqual(4);
  // Every link at least once, and on until one slot is left.
  for (let click = 0; click < Math.max(count, most + 1); click++) {
    const left = Math.max(1, most - 1 - click);
    await ways.nth(click % count).click();
    await expectLeft(page, left);
    expect(await stored(page)).toBe(String(left));
  }
  await page.reload();
  await expectLeft(page, 1);
});

test('/memento-landing requests no script on a first visit and counts each click once while the script loads', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/memento-landing/');
  expect(scripts.requested()).toBe(0);
  await book(page);
  await book(page);
  await expectLeft(page, most - 2);
  scripts.release();
  await expectLeft(page, most - 2);
});

test('/memento-landing counts without storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/memento-landing/');
  await expectLeft(page, most);
  await book(page);
  await book(page);
  await expectLeft(page, most - 2);
});

test('/memento-landing requests the sample report', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/memento-landing/');
  const logged = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.locator('#brief [name=name]').fill('Ada Example');
  await page.locator('#brief [name=email]').fill('ada@example.com');
  await page.locator('#brief [type=submit]').click();
  expect(
    await page.locator('#brief [name=company]').evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true);
  await page.locator('#brief [name=company]').fill('Example Ltd.');
  await page.locator('#brief [type=submit]').click();
  await expect(page.locator('.toast')).toBeVisible();
  const [toast, bar] = await Promise.all(['.toast', '.book-bar'].map((part) => page.locator(part).boundingBox()));
  expect((toast?.y ?? 0) + (toast?.height ?? 0), 'the toast ends above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
  for (const name of ['name', 'email', 'company']) await expect(page.locator(`#brief [name=${name}]`)).toHaveValue('');
  expect(await (await logged).args()[1]?.jsonValue()).toEqual(LEAD);
  await expectAccessible(page, 'sample report requested');
});

test.describe('with an endpoint for the sample report', () => {
  test.use({ variant: 'connected' });

  const ask = async (page: Page) => {
    await page.goto('/memento-landing/');
    for (const [name, value] of Object.entries(LEAD)) await page.locator(`#brief [name=${name}]`).fill(value);
    await page.locator('#brief [type=submit]').dblclick();
  };

  test('/memento-landing sends one request to its endpoint', async ({ page }) => {
    const sent: unknown[] = [];
    await page.route('**/sample-report', async (route) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (route.request().method() === 'POST') sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 204, headers });
    });
    await ask(page);
    await expect(page.locator('.toast')).toContainText(words.brief.form.toast.text);
    await expect(page.locator('#brief form')).toContainText(words.brief.form.thanks);
    await expect(page.locator('#brief [name=name]')).toHaveValue('');
    await expect(page.locator('#brief [type=submit]')).toBeFocused();
    expect(sent).toEqual([LEAD]);
  });

  test('/memento-landing opens the email program when the request fails', async ({ page }) => {
    await page.route('**/sample-report', (route) => route.fulfill({ status: 500 }));
    const mails = await recordMails(page);
    await ask(page);
    await expect(page.locator('#brief form')).toContainText(words.brief.form.failed);
    await expect(page.locator('#brief [name=name]')).toHaveValue(LEAD.name);
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect.poll(() => textOf(mails[0])).toContain(`${LEAD.email}\n`);
  });
});
