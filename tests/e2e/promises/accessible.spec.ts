import type { Locator, Page } from 'playwright';
import { expectAccessible } from '../../support/axe.ts';
import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';
import { untilIdle } from '../../support/until-idle.ts';

// Promise 5: axe at two widths with menus and dialogs open, everything by keyboard, visible focus.

const HEADER = '.site-header';
/** The header is the same on all pages: its menus are measured on a light one and on a dark one. */
const WITH_MENUS = new Set(['/', '/momento-council/']);

for (const { route } of samplePages()) {
  test(`${route} passes axe and can be walked with the Tab key, on a desktop and on a phone`, async ({ page }) => {
    test.slow(); // a page with several dialogs is measured once for each
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route);
    await untilIdle(page);
    await expectAccessible(page, 'as loaded at 1280 px');
    await walk(page);

    if (WITH_MENUS.has(route)) {
      await page.locator('.menu-group').first().hover();
      await expectAccessible(page, 'dropdown open', HEADER);
      await page.mouse.move(0, 400);
    }
    await openDialogs(page, '1280 px');

    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page, 'at 390 px');
    if (WITH_MENUS.has(route)) {
      await page.locator('[popovertarget=site-menu]').click();
      await expectAccessible(page, 'menu open at 390 px', HEADER);
      await page.keyboard.press('Escape');
    }
    await openDialogs(page, '390 px');
  });
}

/** Every stop of the Tab key, from the top of the page, is ringed and on the screen. */
async function walk(page: Page): Promise<void> {
  const expected = await page.evaluate(() => {
    const stops: Record<string, { ringed: boolean; onScreen: boolean }> = {};
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      stops[`${element.outerHTML.slice(0, 160)} ${Math.round(box.x)},${Math.round(box.y + scrollY)}`] = {
        ringed: element.matches('iframe, main') || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
        onScreen: box.bottom > 0 && box.top < innerHeight,
      };
    });
    Object.assign(window, { stops });
    const all = document.querySelectorAll('a[href], button, input, textarea, select, summary, iframe');
    return [...all].filter((element) => element.checkVisibility()).length;
  });
  // All at once, so that none waits for a frame to be painted.
  await Promise.all(Array.from({ length: expected }, () => page.keyboard.press('Tab')));
  // An island that has woken on the way may have fewer stops, so that the focus comes round to the skip link: what that
  // covers while it has the focus is covered for nobody who has gone on.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stops = await page.evaluate(
    () => (window as unknown as { stops: Record<string, { ringed: boolean; onScreen: boolean }> }).stops,
  );
  const names = (lacks: 'ringed' | 'onScreen') => Object.keys(stops).filter((name) => !stops[name]?.[lacks]);
  expect(names('ringed'), 'focus that nobody sees').toEqual([]);
  expect(names('onScreen'), 'focus off the screen').toEqual([]);
  expect(Object.keys(stops).length).toBeGreaterThan(10);
}

const OPENER = '[data-dialog]';

async function openDialogs(page: Page, width: string): Promise<void> {
  for (const opener of await dialogOpeners(page)) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `dialog of ${await opener.innerText()} at ${width}`, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

/** The first opener of each dialog: two logos of the press strip open the same one. */
async function dialogOpeners(page: Page): Promise<Locator[]> {
  const openers = page.locator(OPENER);
  const dialogs = await openers.evaluateAll((found) => found.map((opener) => opener.getAttribute('data-dialog')));
  const first = dialogs.flatMap((dialog, index) => (dialogs.indexOf(dialog) === index ? [index] : []));
  return first.map((index) => openers.nth(index));
}
