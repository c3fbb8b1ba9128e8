import { milestones } from '../../src/content/accelerator.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the day counter shows the day of the phase that is read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/enterprise-accelerator/');
  const stations = page.locator('.station');
  for (const [index, day] of milestones.entries()) {
    await stations.nth(index).evaluate((station) => {
      const ahead = innerWidth < 900 ? 0.3 : 0.5;
      scrollTo({ top: scrollY + station.getBoundingClientRect().top - innerHeight * ahead, behavior: 'instant' });
    });
    // The numeral in the middle of the counter's window.
    await expect
      .poll(() =>
        page.locator('.counter').evaluate((counter) => {
          const { top, height } = counter.getBoundingClientRect();
          const middle = top + height / 2;
          return Array.from(counter.querySelectorAll('span')).find((span) => {
            const box = span.getBoundingClientRect();
            return box.top <= middle && middle < box.bottom;
          })?.textContent;
        }),
      )
      .toBe(String(day));
  }
});
