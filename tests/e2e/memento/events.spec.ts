import { labels } from '../../../src/content/labels.ts';
import { announcedDate, hasCalendar, hoursOf, isOver } from '../../../src/content/derived/event-times.ts';
import { events, refund } from '../../../src/content/events.ts';
import { duration } from '../../../src/lib/format.ts';
import { buildDate } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

const calendarFile = (slug: string) => `/events/${slug}.ics`;

for (const width of [390, 1280]) {
  test(`/events lists both summits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/events/');
    for (const event of Object.values(events)) {
      const card = page.getByRole('region', { name: event.title });
      await expect(card).toContainText(announcedDate(event.time));
      await expect(card).toContainText(event.location);
      const hours = hoursOf(event.time);
      if (hours) await expect(card).toContainText(`${hours} hours`);
      await expect(card.getByRole('heading', { level: 4 })).toHaveText((event.tracks ?? []).map(({ name }) => name));
      const over = isOver(event.time, buildDate());
      const register = card.locator(`a[href="${event.url}"]`);
      if (!over) await expect(register).toContainText(event.buttonLabel);
      await expect(register).toHaveAttribute('target', '_blank');
    }
    await expect(page.getByText(duration(refund)).first()).toBeVisible();
  });
}

test('/events leads to the summits ahead, or to the next date once all are over', async ({ page }) => {
  await page.goto('/events/');
  const summits = Object.entries(events);
  const places = summits.map(([slug]) => `#${slug}`);
  const ahead = summits.flatMap(([slug, { time }]) => (isOver(time, buildDate()) ? [] : `#${slug}`));
  const none = ahead.length === 0;
  const links = page.locator('main > section').first().locator('a[href^="#"]');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    none ? ['#next-date'] : ahead,
  );
  for (const place of none ? ['#next-date form', ...places] : places) await expect(page.locator(place)).toBeVisible();
});

test('/events ends with a link to the contact page', async ({ page }) => {
  await page.goto('/events/');
  const closing = page.locator('main > section').last();
  await expect(closing.getByRole('link', { name: labels.contactUs })).toHaveAttribute('href', '/contact/');
});

test('/events offers a calendar file for each upcoming summit with hours, and no other', async ({ page, request }) => {
  await page.goto('/events/');
  const links = page.getByRole('link', { name: /calendar/i });
  const files = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const summits = Object.entries(events);
  const ahead = summits.filter(([, { time }]) => hasCalendar(time, buildDate())).map(([slug]) => calendarFile(slug));
  expect(files.filter((file) => file.endsWith('.ics'))).toEqual(ahead);
  for (const file of summits.map(([slug]) => calendarFile(slug))) {
    expect((await request.get(file)).status(), file).toBe(ahead.includes(file) ? 200 : 404);
  }
});
