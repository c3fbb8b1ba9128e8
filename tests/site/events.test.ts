import { expect, test } from 'vitest';
import { announcedDate, hasCalendar, isOver } from '../../src/content/derived/event-times.ts';
import { words } from '../../src/content/dinner.ts';
import { events } from '../../src/content/events.ts';
import { paths } from '../../src/paths.ts';
import { buildDate, builtFile, builtPage } from '../support/built-site.ts';
import { removedPage } from '../support/removed-pages.ts';

const { document } = builtPage('/events/');
const summits = Object.entries(events);

test.skipIf(removedPage(paths.events, ''))('lists every summit with its date, its place and its link', () => {
  for (const [slug, event] of summits) {
    const card = document.querySelector(`#${slug}`)?.closest('section, li, article') ?? document.querySelector('main');
    const text = card?.text.replace(/\s+/g, ' ') ?? '';
    for (const said of [event.title, announcedDate(event.time), event.location])
      expect.soft(text, slug).toContain(said);
    expect.soft(document.querySelector(`main a[href="${event.url}"]`)?.getAttribute('target'), slug).toBe('_blank');
  }
});

test.skipIf(removedPage(paths.events, ''))('leads to the summits ahead, or to the next date once all are over', () => {
  const ahead = summits.flatMap(([slug, { time }]) => (isOver(time, buildDate()) ? [] : `#${slug}`));
  const links = document.querySelectorAll('main > section:first-of-type a[href^="#"]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ahead.length === 0 ? ['#next-date'] : ahead);
});

test('offers a calendar file for each upcoming summit with hours, and no other', () => {
  const file = (slug: string) => `/events/${slug}.ics`;
  const ahead = summits.filter(([, { time }]) => hasCalendar(time, buildDate())).map(([slug]) => file(slug));
  const linked = document.querySelectorAll('a[href$=".ics"]').map((link) => link.getAttribute('href'));
  expect(linked).toEqual(ahead);
  for (const [slug] of summits) expect.soft(builtFile(file(slug)) !== undefined, slug).toBe(ahead.includes(file(slug)));
});

test.skipIf(removedPage(paths.council, ''))(
  'the dinner’s bar says when it is, or how the next one is announced',
  () => {
    const said = builtPage('/momento-council/').document.querySelector('.seat-bar')?.text;
    expect(said).toContain(words.bar);
  },
);
