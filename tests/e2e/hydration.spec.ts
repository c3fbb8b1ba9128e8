import type { Page } from 'playwright';
import { press } from '../../src/content/press.ts';
import { holdScripts } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';

// Hydration on first interaction: no first activation is lost, none is delivered twice.

const opener = (page: Page) => page.getByRole('link', { name: 'Start a conversation' });

/** Counts how often a dialog opens, from the page's start. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { opened: 0 });
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      (window as unknown as { opened: number }).opened++;
      showModal.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { opened: number }).opened);
}

test('one click during a slow load is delivered exactly once', async ({ page }) => {
  const opened = await countDialogs(page);
  const scripts = await holdScripts(page);
  await page.goto('/');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('data-pending', '');
  expect(await opened()).toBe(0);
  expect(page.url()).toMatch(/\/$/);
  scripts.release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(opener(page)).not.toHaveAttribute('data-pending');
  expect(await opened()).toBe(1);
});

test('impatient clicks during a slow load open one dialog', async ({ page }) => {
  const opened = await countDialogs(page);
  const scripts = await holdScripts(page);
  await page.goto('/');
  await opener(page).click();
  await opener(page).click();
  await opener(page).dblclick();
  scripts.release();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await opened()).toBe(1);
});

test('of two openers tried during a slow load the last one is meant', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  const logos = page.getByRole('region', { name: 'In the press' }).getByRole('link');
  await logos.nth(1).click();
  await logos.nth(6).click();
  scripts.release();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(new RegExp(`^${press[6]?.outlet}`));
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the keyboard’s Enter counts like a click', async ({ page }) => {
  const opened = await countDialogs(page);
  const scripts = await holdScripts(page);
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  scripts.release();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await opened()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('a click after hydration is delivered once, and so is the next', async ({ page }) => {
  const opened = await countDialogs(page);
  await page.goto('/');
  await opener(page).hover();
  for (const time of [1, 2]) {
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await opened()).toBe(time);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('pointing, touching or focusing asks for the island’s code, and for no other island’s', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  await untilIdle(page);
  expect(scripts.requested()).toBe(0);
  const request = page.waitForRequest(/ContactDialog/);
  await opener(page).focus();
  await request;
  scripts.release();
  await expect(page.locator('astro-island:has(a[data-replay])').filter({ has: opener(page) })).not.toHaveAttribute(
    'ssr',
  );
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('PressVideos')),
    ),
  ).toBe(false);
});

test('a click that asks for a new tab is left to the browser', async ({ page, context }) => {
  await holdScripts(page);
  await page.goto('/');
  const tab = context.waitForEvent('page');
  await opener(page).click({ modifiers: ['ControlOrMeta'] });
  expect((await tab).url()).toContain('/contact');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('when the code can’t be had, the click does what it does without script, and the next one tries again', async ({
  page,
}) => {
  let broken = true;
  await page.route('**/_astro/*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/');
  await opener(page).click();
  await page.waitForURL('**/contact/');
  await page.goBack();
  broken = false;
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a load that failed is tried again on the same page', async ({ page }) => {
  let broken = true;
  await page.route('**/_astro/*.js', (route) => (broken ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  await page.goto('/');
  const warning = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await opener(page).hover();
  await warning;
  broken = false;
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a failure deep among the imports is tried again too', async ({ page }) => {
  let broken = true;
  await page.route(/_astro\/(jsx-runtime|client)\..*\.js/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/');
  const warning = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await opener(page).hover();
  await warning;
  broken = false;
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
