import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { type TabId, TABS } from '../../src/features/dashboard/tabs.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const { dashboard } = content;
const tab = (page: Page, id: TabId) => page.locator(`#tab-${id}`);
const shown = (page: Page) =>
  page
    .locator('.dashboard-panel')
    .evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));

test.use({ viewport: { width: 390, height: 900 } });

test('opens every tab on the first click, updates the address, and goes back', async ({ page }) => {
  await page.goto('/dashboard/');
  expect(await shown(page)).toEqual(['overview']);
  for (const id of TABS.slice(1)) {
    await page.locator(`#tab-${id}`).click();
    await expect(tab(page, id)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    expect(await shown(page)).toEqual([id]);
    await expect(page.getByRole('tabpanel', { name: dashboard.tabNames[id] })).toBeVisible();
  }
  await page.goBack();
  await expect(tab(page, 'analytics')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tab(page, 'intelligence')).toHaveAttribute('aria-selected', 'true');
  for (let i = 0; i < 8; i++) await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/$/);
  expect(await shown(page)).toEqual(['overview']);
});

test('opens the tab in its address, without a layout shift', async ({ page }) => {
  await page.goto('/dashboard/#crm');
  expect(await shown(page)).toEqual(['crm']);
  const before = await page.screenshot({ animations: 'disabled' });
  await page.locator('.dashboard-panel:target').hover({ position: { x: 5, y: 5 } });
  await expect(tab(page, 'crm')).toHaveAttribute('aria-selected', 'true');
  expect(await shown(page)).toEqual(['crm']);
  expect((await page.screenshot({ animations: 'disabled' })).equals(before)).toBe(true);
});

test('moves between tabs with arrow keys; one tab stop', async ({ page }) => {
  await page.goto('/dashboard/');
  await page.locator('#tab-overview').focus();
  await expect(tab(page, 'overview')).toHaveAttribute('aria-selected', 'true');
  for (const [key, id] of [
    ['ArrowLeft', 'intelligence'],
    ['ArrowDown', 'overview'],
    ['ArrowDown', 'websites'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(`#tab-${id}`)).toBeFocused();
    expect(await shown(page)).toEqual([id]);
  }
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('passes axe and fits the screen with every tab', async ({ page }) => {
  await page.goto('/dashboard/');
  for (const id of TABS) {
    await page.locator(`#tab-${id}`).click();
    await expect(tab(page, id)).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, id, '.dashboard-tabs, .dashboard-panel');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), id).toBe(0);
    }
  }
});

test('links quick actions to their tab or page', async ({ page }) => {
  const { actions } = dashboard.overview.quick;
  await page.goto('/dashboard/');
  for (const { label, href } of actions.filter((action) => action.href.startsWith('#'))) {
    await page.locator('#tab-overview').click();
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => shown(page)).toEqual([href.slice(1)]);
    await expect(page.locator(`#tab-${href.slice(1)}`)).toBeInViewport();
  }
  await page.locator('#tab-overview').click();
  const email = page.locator('#overview a[href^="/products/"]').first();
  const module = (await email.getAttribute('href')) ?? '';
  expect(module).toMatch(/^\/products\/./);
  await email.click();
  await expect(page).toHaveURL(module);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every panel under its heading', async ({ page }) => {
    await page.goto('/dashboard/');
    await expect(page.locator('#overview').getByRole('heading', { level: 2 })).toBeVisible();
    for (const id of TABS) {
      await page.locator('.dashboard-tabs').getByRole('link', { name: dashboard.tabNames[id], exact: true }).click();
      await expect(
        page.locator(`#${id}`).getByRole('heading', { level: 2, name: dashboard.tabNames[id], exact: true }),
      ).toBeInViewport();
      await expect(page.locator('.dashboard-panel').filter({ visible: true })).toHaveCount(1);
    }
  });
});
