import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { fill } from '../../src/lib/fill.ts';
import { words } from '../../src/locale.ts';
import { holdScripts } from '../support/island.ts';
import { needsSection } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

const { press } = content;

// Dialogs are in the page, closed, and open before any script has loaded.

test.beforeEach(() => needsSection('index', 'Closing'));

const opener = (page: Page) => page.locator('main [data-dialog=contact-dialog]');
const logos = (page: Page) => page.locator('main [data-dialog=video-dialog]');

test('a dialog opens before its code loads, and stays open after', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  await opener(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.frameLocator('iframe').locator('[type=submit]')).toBeVisible();
  await dialog.frameLocator('iframe').locator('[autocomplete=name]').fill('Ada');
  scripts.release();
  await page.waitForFunction(() => !document.querySelector('dialog')?.closest('astro-island[ssr]'));
  await expect(dialog).toBeVisible();
  await expect(dialog.frameLocator('iframe').locator('[autocomplete=name]')).toHaveValue('Ada');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a dialog closes without its code, by Close and by Escape', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  for (const close of [
    () => page.locator('dialog[open] form[method=dialog] button').click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('the press dialog shows the chosen video, and removes the player on close', async ({ page }) => {
  needsSection('index', 'Press');
  await holdScripts(page);
  await page.goto('/');
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  for (const index of [0, press.length - 1]) {
    await logos(page).nth(index).click();
    const dialog = page.getByRole('dialog', {
      name: fill(words.named, { name: press[index]?.outlet ?? '', value: press[index]?.title ?? '' }),
    });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveAttribute('title', new RegExp(press[index]?.title ?? ''));
    await expect(dialog.getByRole('link').last()).toHaveAttribute('href', press[index]?.url ?? '');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog iframe')).toHaveCount(0);
  }
});

test('opens before its frame loads, at its final height; no request if closed at once', async ({ page }) => {
  needsSection('index', 'Press');
  await holdScripts(page);
  await page.goto('/');
  const openingHeight = (name: string) =>
    page.evaluate((id) => {
      document.querySelector<HTMLElement>(`main [data-dialog=${id}]`)?.click();
      const dialog = document.getElementById(id) as HTMLDialogElement;
      return dialog.querySelector('iframe') ? 'with its frame' : dialog.offsetHeight;
    }, name);
  for (const id of ['contact-dialog', 'video-dialog']) {
    const without = await openingHeight(id);
    const dialog = page.locator(`#${id}`);
    await expect(dialog.locator('iframe')).toBeVisible();
    expect(await dialog.evaluate((element) => (element as HTMLElement).offsetHeight), id).toBe(without);
    await page.keyboard.press('Escape');
  }
  const frames = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('main [data-dialog=video-dialog]')?.click();
    document.querySelector<HTMLDialogElement>('#video-dialog')?.close();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return document.querySelectorAll('#video-dialog iframe').length;
  });
  expect(frames).toBe(0);
});

test('Escape closes a dialog while the focus is in its own frame', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  const dialog = page.getByRole('dialog');
  await page.waitForFunction(() => !document.querySelector('dialog')?.closest('astro-island[ssr]'));
  await dialog.frameLocator('iframe').locator('[autocomplete=name]').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('closes on a backdrop click in a browser without closedby', async ({ page }) => {
  await page.goto('/');
  await page.locator('dialog').evaluateAll((all) => all.forEach((dialog) => dialog.removeAttribute('closedby')));
  await opener(page).click();
  await expect(page.locator('astro-island:not([ssr]) dialog[open]')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('opens a new tab on a modified click', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await opener(page).click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toContain('/contact/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
