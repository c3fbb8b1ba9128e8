import { words } from '../../../src/content/hub.ts';
import { labels } from '../../../src/content/labels.ts';
import { site } from '../../../src/site.config.ts';
import { expect, test } from '../../support/test.ts';

for (const width of [390, 1280]) {
  test(`/memento-hub offers four cards, each a link as wide as the card, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/memento-hub/');
    const cards = page.locator('section[aria-labelledby=offerings-title]').getByRole('link');
    const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/momento-council/', '/events/', '/momento/', '/contact/']);
    for (const card of await cards.all()) {
      const { link, item } = await card.evaluate((element) => ({
        link: element.getBoundingClientRect().width,
        item: element.closest('li')?.clientWidth,
      }));
      expect(link, await card.innerText()).toBeGreaterThanOrEqual((item ?? Infinity) - 1);
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(card.locator('h3 + *')).toHaveText(/\S/);
      await expect(card.locator('h3 + *')).toBeVisible();
    }
    await cards.nth(1).click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(/\/events\/$/);
  });
}

test('/memento-hub links to the dinner, the events and the calendar', async ({ page }) => {
  await page.goto('/memento-hub/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('link').first()).toHaveAttribute('href', '/momento-council/');
  await expect(hero.getByRole('link', { name: labels.events })).toHaveAttribute('href', '/events/');
  const start = page.getByRole('link', { name: words.closing.action });
  await expect(start).toHaveAttribute('href', site.links.calendar);
  await expect(start).toHaveAttribute('target', '_blank');
});
