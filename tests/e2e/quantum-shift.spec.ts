import { videos } from '../../src/data/videos.ts';
import { plain } from '../../src/lib/sample.ts';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

test('/quantum-shift/coach plays a video in a dialog and loads no player before', async ({ page }) => {
  const players: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() !== page.mainFrame()) players.push(request.url());
  });
  await page.goto('/quantum-shift/coach/');
  await waitForIdle(page);
  expect(players).toEqual([]);
  for (const { title } of plain([...videos.slice(0, 1), ...videos.slice(-1)])) {
    await page.getByRole('link', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.locator('iframe')).toHaveAttribute('title', title);
    await expect(dialog.getByRole('link').last()).toBeVisible();
    await dialog.locator('form[method=dialog] button').click();
    await expect(page.getByRole('link', { name: title })).toBeFocused();
  }
});
