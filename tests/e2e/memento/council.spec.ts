import { dinner, words } from '../../../src/content/dinner.ts';
import { hasPassed, longDay } from '../../../src/lib/day.ts';
import { site } from '../../../src/site.config.ts';
import { readBoxes } from '../../support/boxes.ts';
import { buildDate } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

const passed = () => hasPassed(dinner.day, buildDate(), dinner.timeZone);

for (const width of [390, 1280]) {
  test(`/momento-council says in its bar whether its day is over, off the focused element, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/momento-council/#seats');
    const bar = page.locator('.seat-bar');
    await expect(bar).toContainText(passed() ? words.bar.over : words.bar.ahead(longDay(dinner.day)));
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [title, fixed] = await readBoxes(page, page.locator('#seats'), bar);
    expect(title.top).toBeGreaterThan(fixed.bottom);
    // Tabs backward from the end, so that focus enters the window at the top, where the bar is.
    await page.locator(`main a[href="${site.links.questionsForm}"]`).last().focus();
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      if (await focused.evaluate((element) => element.closest('.seat-bar, header'))) continue;
      const [element, covering] = await readBoxes(page, focused, bar);
      expect(element.top).toBeGreaterThanOrEqual(covering.bottom);
    }
  });
}
