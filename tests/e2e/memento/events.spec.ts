import { isOver } from '../../../src/build/calendar/event-time.ts';
import { events } from '../../../src/content/events.ts';
import { expect, test } from '../../support/test.ts';

for (const width of [390, 1280]) {
  test(`/events lists both summits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/events/');
    const ai = page.getByRole('region', { name: 'AI Summit New York' });
    await expect(ai).toContainText('New York City');
    await expect(ai).toContainText('2025');
    await expect(ai.getByRole('heading', { level: 4 })).toHaveText(['Strategy', 'Models', 'Data', 'People']);
    const leadership = page.getByRole('region', { name: 'Leadership Summit' });
    await expect(leadership).toContainText('Tuesday May 12, 2026, 9am-6pm EDT');
    await expect(leadership).toContainText('Briarcliff Manor, NY');
    await expect(leadership).toContainText('9 hours');
    for (const [card, event] of [
      [ai, events['ai-summit']],
      [leadership, events['leadership-summit']],
    ] as const) {
      const over = event !== undefined && isOver(event.time, new Date());
      await expect(card.getByText('has passed')).toHaveCount(over ? 1 : 0);
      const register = card.getByRole('link', { name: /^Register/ });
      await expect(register).toHaveAttribute('href', /^https:\/\/tickets\./);
      await expect(register).toHaveAttribute('target', '_blank');
    }
    await expect(page.getByText('Up to 7 days before the summit')).toBeVisible();
  });
}

test('/events closes with a way to us', async ({ page }) => {
  await page.goto('/events/');
  const closing = page.getByRole('region', { name: 'Want the next date before it is announced?' });
  await expect(closing.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact/');
});

test('/events hands out a calendar file for each summit', async ({ page, request }) => {
  await page.goto('/events/');
  const links = page.getByRole('link', { name: /calendar/i });
  const files = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(files.filter((file) => file.endsWith('.ics'))).toEqual([
    '/events/ai-summit.ics',
    '/events/leadership-summit.ics',
  ]);
  const file = await (await request.get('/events/leadership-summit.ics')).text();
  expect(file).toContain('DTSTART:20260512T130000Z\r\nDTEND:20260512T220000Z\r\n');
});
