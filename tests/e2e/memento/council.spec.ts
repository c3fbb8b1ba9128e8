import { labels } from '../../../src/content/labels.ts';
import { countWithNoun, duration, money } from '../../../src/lib/format.ts';
import { site } from '../../../src/site.config.ts';
import { dinner } from '../../../src/content/dinner.ts';
import { hasPassed, longDay } from '../../../src/lib/day.ts';
import { readBoxes } from '../../support/boxes.ts';
import { buildDate } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

const WIDTHS = [390, 1280];

test('/momento-council shows every figure and links every seat to its checkout', async ({ page }) => {
  await page.goto('/momento-council/');
  const main = page.getByRole('main');
  for (const text of [
    longDay(dinner.day),
    dinner.hours,
    dinner.place,
    money(dinner.single.price),
    'per seat',
    money(dinner.duo.price),
    `for ${countWithNoun(dinner.duo.seats, 'seat')}`,
    duration({ minutes: dinner.breathing.minutes }),
    `Breathe in for a count of ${dinner.breathing.in}, hold for ${dinner.breathing.hold}, breathe out for ${dinner.breathing.out}.`,
    `${duration(dinner.turn)} per person`,
    ...dinner.protocol.flatMap(({ figure, what }) => [figure, what]),
    dinner.eligibility,
  ]) {
    await expect(main).toContainText(text);
  }
  const checkouts = [site.links.dinnerSeatCheckout, site.links.dinnerDuoCheckout];
  const seats = page.locator(`main a:is(${checkouts.map((href) => `[href="${href}"]`).join(', ')})`);
  // Once the evening is over, its bar and first screen lead to a call instead.
  const passed = hasPassed(dinner.day, buildDate(), dinner.timeZone);
  expect(await seats.count()).toBeGreaterThanOrEqual(passed ? 2 : 4);
  for (const seat of await seats.all()) {
    await expect(seat).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('link', { name: labels.bookCall }).last()).toHaveAttribute('href', site.links.calendar);
});

test('/momento-council says when its day is over', async ({ page }) => {
  await page.goto('/momento-council/');
  const passed = hasPassed(dinner.day, buildDate(), dinner.timeZone) ? 1 : 0;
  await expect(page.locator('.seat-bar')).toContainText(longDay(dinner.day));
  await expect(page.locator('.seat-bar').getByText('is over')).toHaveCount(passed);
});

for (const width of WIDTHS) {
  test(`/momento-council keeps its bar visible, until the day is over, and off the focused element at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/momento-council/#seats');
    const bar = page.locator('.seat-bar');
    if (hasPassed(dinner.day, buildDate(), dinner.timeZone)) {
      await expect(bar).not.toBeInViewport();
      return;
    }
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [title, fixed] = await readBoxes(page, page.locator('#seats h2'), bar);
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

test('/momento-council animates its breathing ring until paused, and never under reduced motion', async ({ page }) => {
  const running = () =>
    page.locator('.breath-ring').evaluate((ring) => ring.getAnimations().map(({ playState }) => playState));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/momento-council/');
  expect(await running()).toEqual(['running']);
  await page.getByLabel('Pause the animation').check();
  expect(await running()).toEqual(['paused']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await running()).toEqual([]);
  await expect(page.getByLabel('Pause the animation')).toBeHidden();
});
