import type { Locator, Page } from 'playwright';
import { expectAccessible } from '../../support/axe.ts';
import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';
import { waitForIdle } from '../../support/wait-for-idle.ts';

// Promise 5: axe at two widths, with menus and dialogs open; everything reachable by keyboard; focus always visible.

const HEADER = '.site-header';
/** What stays in the window while the page scrolls, and may cover what has the focus. */
const BAR = ':is(.bar, .page-bar):not(.site-header)';
/** The header is the same on all pages, so its menus are checked on one light and one dark page. */
const WITH_MENUS = new Set(['/', '/momento-council/']);

type Quality = 'ringed' | 'onScreen' | 'uncovered';

for (const { route } of samplePages()) {
  test(`${route} passes axe on a desktop and a phone, and shows focus on every Tab stop`, async ({ page }) => {
    test.slow(); // axe runs again for each dialog
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route);
    await waitForIdle(page);
    await expectAccessible(page, 'as loaded at 1280 px');
    await expectVisibleFocus(page);

    if (WITH_MENUS.has(route)) {
      await page.locator('.menu-group').first().hover();
      await expectAccessible(page, 'dropdown open', HEADER);
      await page.mouse.move(0, 400);
    }

    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page, 'at 390 px');
    if ((await page.locator(BAR).count()) > 0) await expectVisibleFocus(page);
    if (WITH_MENUS.has(route)) {
      await page.locator('[popovertarget=site-menu]').click();
      await expectAccessible(page, 'menu open at 390 px', HEADER);
      await page.keyboard.press('Escape');
    }
    await expectAccessibleDialogs(page);
  });
}

/** Tabs through the page, and back if it has a bar. Expects each stop to have a focus ring within the window, under no bar. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const expected = await page.evaluate((selector) => {
    const stops: Record<string, Record<Quality, boolean>> = {};
    const bars = [...document.querySelectorAll(selector)];
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      stops[`${element.outerHTML.slice(0, 160)} ${Math.round(box.x)},${Math.round(box.y + scrollY)}`] = {
        ringed: element.matches('iframe, main') || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
        onScreen: box.bottom > 0 && box.top < innerHeight,
        uncovered:
          element.matches('iframe, main, header *, .skip-link') ||
          !bars.some((bar) => {
            const over = bar.getBoundingClientRect();
            return !bar.contains(element) && box.bottom > over.top && box.top < over.bottom;
          }),
      };
    });
    Object.assign(window, { stops });
    const all = document.querySelectorAll('a[href], button, input, textarea, select, summary, iframe');
    return [...all].filter((element) => element.checkVisibility()).length;
  }, BAR);
  // Sent together, so that no key waits for a frame to be painted.
  const ways = (await page.locator(BAR).count()) > 0 ? ['Tab', 'Shift+Tab'] : ['Tab'];
  for (const key of ways) await Promise.all(Array.from({ length: expected }, () => page.keyboard.press(key)));
  // A hydrated island may have fewer stops, so focus can wrap around to the skip link, which covers part of the page.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stops = await page.evaluate(
    () => (window as unknown as { stops: Record<string, Record<Quality, boolean>> }).stops,
  );
  const names = (lacks: Quality) => Object.keys(stops).filter((name) => !stops[name]?.[lacks]);
  expect(names('ringed'), 'focus without a ring').toEqual([]);
  expect(names('onScreen'), 'focus outside the window').toEqual([]);
  expect(names('uncovered'), 'focus under a bar').toEqual([]);
  expect(Object.keys(stops).length).toBeGreaterThan(10);
}

const OPENER = '[data-dialog]';

/** Opens and closes each dialog, expecting axe to pass inside it and focus to return to its opener. */
async function expectAccessibleDialogs(page: Page): Promise<void> {
  for (const opener of await findDialogOpeners(page)) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `dialog of ${await opener.innerText()}`, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

/** Returns the first opener of each dialog; all logos of the press strip share one. */
async function findDialogOpeners(page: Page): Promise<Locator[]> {
  const openers = page.locator(OPENER);
  const dialogs = await openers.evaluateAll((found) => found.map((opener) => opener.getAttribute('data-dialog')));
  const first = dialogs.flatMap((dialog, index) => (dialogs.indexOf(dialog) === index ? [index] : []));
  return first.map((index) => openers.nth(index));
}
