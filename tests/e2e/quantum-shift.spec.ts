import { site } from '../../src/site.config.ts';
import { packages } from '../../src/content/coaching.ts';
import { episodes } from '../../src/content/videos.ts';
import { expect, test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const javaScriptEnabled of [true, false]) {
  for (const viewport of SIZES) {
    test.describe(`at ${viewport.width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, viewport });

      test('/quantum-shift leads to the podcast, the coach, the events and the founder', async ({ page }) => {
        await page.goto('/quantum-shift/');
        const main = page.getByRole('main');
        for (const name of ['Video playlist', 'Audio streaming', 'Music streaming', 'Apple podcasts']) {
          await expect(main.getByRole('link', { name })).toHaveAttribute('target', '_blank');
        }
        for (const name of ['Watch the TV highlights', 'See the books']) {
          await expect(main.getByRole('link', { name })).toHaveAttribute('target', '_blank');
        }
        await expect(main.getByRole('link', { name: /See the events/ })).toHaveAttribute('href', '/events/');
        await expect(main.getByRole('link', { name: /About the founder/ })).toHaveAttribute('href', '/about/');
        await main.getByRole('link', { name: /\$199/ }).click();
        await expect(page).toHaveURL(/\/quantum-shift\/coach\/$/);
      });

      test('/quantum-shift/coach sells every package by its name', async ({ page }) => {
        await page.goto('/quantum-shift/coach/');
        const main = page.getByRole('main');
        for (const { name } of Object.values(packages)) {
          await expect(
            main.getByRole('link', { name: `Start ${name} (opens in a new tab)`, exact: true }),
          ).toBeVisible();
        }
        await expect(main.getByRole('link', { name: 'Book First Session - $199' })).toHaveCount(2);
        await expect(main.getByText('Most Popular')).toHaveCount(1);
        await expect(main.getByText(`${site.coachingSpots} spots remain this month.`)).toBeVisible();
        await expect(main.getByRole('link', { name: 'Write to the coach' })).toHaveAttribute(
          'href',
          `mailto:${site.emails.coaching}?subject=Coaching%20Inquiry`,
        );
        await expect(main.getByRole('button', { name: `Copy ${site.emails.coaching}` })).toBeVisible({
          visible: javaScriptEnabled,
        });
        for (const { title, url } of episodes) {
          await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', url);
        }
      });

      test('/executive-coaching keeps its bar off everything else', async ({ page }) => {
        await page.goto('/executive-coaching/');
        const bar = page.getByRole('region', { name: 'Book a first session' });
        await expect(bar.getByRole('paragraph')).toHaveText(
          `First session: $199 · ${site.coachingSpots} slots remaining this month`,
        );
        await expect(bar.getByRole('link', { name: 'Book Your Session' })).toHaveAttribute('target', '_blank');
        const top = (await bar.boundingBox())?.y ?? 0;
        const links = page.getByRole('main').getByRole('link').or(page.getByRole('contentinfo').getByRole('link'));
        for (const link of await links.all()) {
          await link.focus();
          if (await link.evaluate((element) => element.closest('.booking-bar') !== null)) continue;
          const box = await link.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0), await link.innerText()).toBeLessThanOrEqual(top);
        }
        const copyright = page.getByRole('contentinfo').getByText('©');
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const end = await copyright.boundingBox();
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
      });
    });
  }
}

test.describe('videos', () => {
  test('/quantum-shift/coach plays a video in a dialog, and asks for none before', async ({ page }) => {
    const players: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document' && request.frame() !== page.mainFrame()) players.push(request.url());
    });
    await page.goto('/quantum-shift/coach/');
    await untilIdle(page);
    expect(players).toEqual([]);
    for (const title of ['How a session works', 'Being disagreed with on purpose', 'Deciding beside a machine']) {
      await page.getByRole('link', { name: title }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.locator('iframe')).toHaveAttribute('title', title);
      await expect(dialog.getByRole('link', { name: 'Watch on its own page' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('link', { name: title })).toBeFocused();
    }
  });
});
