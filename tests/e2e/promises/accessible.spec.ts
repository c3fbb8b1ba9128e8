import { expectAccessible } from '../../support/axe.ts';
import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';
import { untilIdle } from '../../support/until-idle.ts';

// Promise 5: axe at two widths with menus and dialogs open, everything by keyboard, visible focus.

const WIDTHS = [390, 1280];
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { route } of samplePages()) {
  for (const width of WIDTHS) {
    test(`${route} passes axe at ${width} px, its menu and dialogs open too`, async ({ page }) => {
      test.slow(); // a page with several dialogs is measured once for each
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await untilIdle(page);
      await expectAccessible(page, 'as loaded');

      const toggle = page.getByRole('button', { name: 'Menu' });
      if (await toggle.isVisible()) {
        await toggle.click();
        await expectAccessible(page, 'menu open');
        await page.keyboard.press('Escape');
      } else {
        await page.locator('.menu-group').first().hover();
        await expectAccessible(page, 'dropdown open');
        await page.mouse.move(0, 400);
      }

      for (const opener of await dialogOpeners(page)) {
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, `dialog of ${await opener.innerText()}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  }

  test(`${route} can be walked with the Tab key, its focus always visible`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route);
    await untilIdle(page);
    const expected = await page.evaluate(
      () =>
        [...document.querySelectorAll('a[href], button, input, textarea, select, summary, iframe')].filter((e) =>
          e.checkVisibility(),
        ).length,
    );
    const seen = new Set<string>();
    for (let step = 0; step < expected + 60; step++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        return {
          name: `${element.outerHTML.slice(0, 160)} ${Math.round(box.x)},${Math.round(box.y + scrollY)}`,
          ringed: element.matches('iframe, main') || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
          onScreen: box.bottom > 0 && box.top < innerHeight,
        };
      });
      if (!focus) break;
      expect(focus.ringed, `focus ring of ${focus.name}`).toBe(true);
      expect(focus.onScreen, `${focus.name} on the screen`).toBe(true);
      seen.add(focus.name);
    }
    expect(seen.size).toBeGreaterThan(10);
  });
}

/** The first opener of each kind of dialog: two logos of the press strip open the same one. A tab opens none. */
const OPENER = 'a[data-replay]:not([href^="#"])';

async function dialogOpeners(page: import('playwright').Page): Promise<import('playwright').Locator[]> {
  const islands = page.locator(`astro-island:has(${OPENER})`);
  const openers = [];
  for (let i = 0; i < (await islands.count()); i++) openers.push(islands.nth(i).locator(OPENER).first());
  return openers;
}
