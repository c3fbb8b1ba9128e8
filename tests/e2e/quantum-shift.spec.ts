import { labels } from '../../src/content/labels.ts';
import { money } from '../../src/lib/format.ts';
import { terms } from '../../src/content/coaching.ts';
import { words } from '../../src/content/executive-coaching.ts';
import { episodes, explainer } from '../../src/content/videos.ts';
import { readBoxes } from '../support/boxes.ts';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of SIZES) {
  test(`/executive-coaching never covers a focused link or the copyright with its bar, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/executive-coaching/');
    const bar = page.locator('.booking-bar');
    await expect(bar.getByRole('paragraph')).toHaveText(`First session: ${money(terms.first.price)} · ${words.slots}`);
    await expect(bar.getByRole('link', { name: labels.bookSession })).toHaveAttribute('target', '_blank');
    const covered = await bar.evaluate(async (element) => {
      await document.fonts.ready;
      const links = [...document.querySelectorAll<HTMLElement>(':is(main, body > footer) a[href]')];
      return links
        .filter((link) => link.checkVisibility() && !element.contains(link))
        .filter((link) => {
          link.focus();
          return link.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
        })
        .map(({ innerText }) => innerText);
    });
    expect(covered).toEqual([]);
    const copyright = page.getByRole('contentinfo').getByText('©');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [end, covering] = await readBoxes(page, copyright, bar);
    expect(end.bottom).toBeLessThanOrEqual(covering.top);
  });
}

test('/quantum-shift/coach plays a video in a dialog and loads no player before', async ({ page }) => {
  const players: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() !== page.mainFrame()) players.push(request.url());
  });
  await page.goto('/quantum-shift/coach/');
  await waitForIdle(page);
  expect(players).toEqual([]);
  for (const title of [explainer, ...episodes.slice(-1)].map((video) => video.title)) {
    await page.getByRole('link', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.locator('iframe')).toHaveAttribute('title', title);
    await expect(dialog.getByRole('link').last()).toBeVisible();
    await dialog.locator('form[method=dialog] button').click();
    await expect(page.getByRole('link', { name: title })).toBeFocused();
  }
});
