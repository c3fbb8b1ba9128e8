import { site } from '../../src/site.config.ts';
import { theme } from '../../src/styles/theme.ts';
import { builtPage } from '../support/built-site.ts';
import { computed } from '../support/colors.ts';
import type { Page } from 'playwright';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

// The header: three groups, their menus, the small screen's menu, the state past 20 px.

/** The groups and their links on the built page; tests/site compares them with the content. */
const GROUPS = builtPage('/')
  .document.querySelectorAll('.menu-group')
  .map((group): [group: string, links: string[]] => [
    group.querySelector('.menu-top')?.text.trim() ?? '',
    group.querySelectorAll('.menu-sub a').map((link) => link.text.trim()),
  ]);
const [[GROUP = ''] = []] = GROUPS;
const main = (page: Page) => page.locator('#site-menu');
const top = (page: Page, name: string) => main(page).locator('.menu-top', { hasText: name });
const lastOfGroup = (page: Page) => main(page).locator('.menu-sub').first().getByRole('link').last();

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('on a desktop each group opens on hover and on keyboard focus', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/');
      for (const [group, links] of GROUPS) {
        await top(page, group).hover();
        for (const link of links)
          await expect(main(page).getByRole('link', { name: link, exact: true }).last()).toBeVisible();
        const lines = top(page, group).locator('..').getByRole('paragraph');
        await expect(lines).toHaveCount(links.length);
        for (const line of await lines.all()) await expect(line).toHaveText(/\S/);
        await page.mouse.move(640, 700);
        await expect(main(page).getByRole('link', { name: links.at(-1) ?? '', exact: true })).toBeHidden();
        await top(page, group).focus();
        await page.keyboard.press('Tab');
        await expect(
          main(page)
            .getByRole('link', { name: links[0] ?? '', exact: true })
            .last(),
        ).toBeFocused();
      }
    });

    test('on a phone the menu opens, shows every link and closes with Escape', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await expect(main(page)).toBeHidden();
      const toggle = page.locator('[popovertarget=site-menu]');
      const icons = () => toggle.locator('svg:visible').evaluateAll((all) => all.map((icon) => icon.classList[1]));
      expect(await icons()).toEqual(['menu-open']);
      await toggle.click();
      expect(await icons()).toEqual(['menu-close']);
      for (const [, links] of GROUPS)
        for (const link of links)
          await expect(main(page).getByRole('link', { name: link, exact: true }).last()).toBeVisible();
      const meet = main(page).locator(`a[href="${site.links.scheduling}"]`);
      await expect(meet).toHaveAttribute('target', '_blank');
      await page.keyboard.press('Escape');
      await expect(main(page)).toBeHidden();
      await toggle.click();
      await main(page).locator('a[href="/blog/"]').click();
      await expect(page).toHaveURL(/\/blog\/$/);
      await expect(main(page)).toBeHidden();
    });
  });
}

test('highlights the header after 20 px of scrolling', async ({ page }) => {
  await page.goto('/');
  const border = () => page.locator('.site-header').evaluate((header) => getComputedStyle(header).borderBottomColor);
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
  await scrollTo(20);
  await expect.poll(border).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(22);
  await expect.poll(border).toBe(computed(theme.light.line));
  await scrollTo(0);
  await expect.poll(border).toBe('rgba(0, 0, 0, 0)');
});

test('Escape closes an open dropdown and a click elsewhere one that holds the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const last = lastOfGroup(page);
  await top(page, GROUP).hover();
  await expect(top(page, GROUP)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
  await expect(top(page, GROUP)).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(640, 700);
  await top(page, GROUP).hover();
  await expect(last).toBeVisible();
  await page.mouse.move(640, 700);
  await top(page, GROUP).focus();
  await expect(last).toBeVisible();
  await page.locator('main p').first().click();
  await expect(last).toBeHidden();
});

test('the phone’s menu closes on an outside tap and on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = page.locator('[popovertarget=site-menu]');
  await toggle.click();
  await expect(main(page)).toBeVisible();
  await page.mouse.click(100, 30);
  await expect(main(page)).toBeHidden();
  await toggle.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
});

test('the phone’s menu keeps the focus in the header; Escape returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = page.locator('[popovertarget=site-menu]');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  const links = await main(page).getByRole('link').count();
  for (let stop = 0; stop < links + 4; stop++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => !document.activeElement?.closest('main, footer, .skip-link'));
    expect(where, `tab stop ${stop + 1} is in the header or the browser’s own`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(main(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('Escape on a dropdown’s link returns to its opener', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await top(page, GROUP).focus();
  await expect(top(page, GROUP)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(top(page, GROUP)).toBeFocused();
  await expect(lastOfGroup(page)).toBeHidden();
});

test('a page that is left has its menus closed, in case Back brings it as it was', async ({ page }) => {
  const leave = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/HeaderMenu*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('[popovertarget=site-menu]').click();
  await expect(main(page)).toBeVisible();
  await leave();
  await expect(main(page)).toBeHidden();

  await page.unroute('**/HeaderMenu*.js');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const link = lastOfGroup(page);
  await top(page, GROUP).hover();
  await waitForIdle(page);
  await link.focus();
  await page.mouse.move(640, 700);
  await expect(link).toBeVisible();
  await leave();
  await expect(link).toBeHidden();
});
