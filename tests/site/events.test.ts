import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { dinnerNow } from '../../src/data/now.ts';
import { announcedDate, hasCalendar, isOver } from '../../src/data/event-time.ts';
import { paths } from '../../src/paths.ts';
import { buildDate, builtFile, builtPage } from '../support/built-site.ts';
import { removedPage } from '../support/removed-pages.ts';

const { document } = builtPage('/events/');
const summits = content.events.list;
/** Returns a text with plain spaces: the site keeps some words together. */
const spaced = (text = '') => text.replace(/\s+/g, ' ');
const mainText = spaced(document.querySelector('main')?.text);

test.skipIf(removedPage(paths.events, ''))('lists every summit with its date, its place and its link', () => {
  for (const event of summits) {
    const card =
      document.querySelector(`#${event.id}`)?.closest('section, li, article') ?? document.querySelector('main');
    const text = spaced(card?.text);
    for (const said of [event.title, announcedDate(event.time), event.location])
      expect.soft(text, event.id).toContain(spaced(said));
    // The one whose day the page's picture shows has them there.
    for (const said of event.highlights) expect.soft(mainText, event.id).toContain(spaced(said));
    expect
      .soft(
        card?.querySelectorAll('ul').filter((list) => list.children.length === 0),
        event.id,
      )
      .toEqual([]);
    expect.soft(document.querySelector(`main a[href="${event.url}"]`)?.getAttribute('target'), event.id).toBe('_blank');
  }
});

test.skipIf(removedPage(paths.events, ''))('leads to the summits ahead, or to the next date once all are over', () => {
  const ahead = summits.flatMap(({ id, time }) => (isOver(time, buildDate()) ? [] : `#${id}`));
  const links = document.querySelectorAll('main > section:first-of-type a[href^="#"]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ahead.length === 0 ? ['#next-date'] : ahead);
});

test('offers a calendar file for each upcoming summit with hours, and no other', () => {
  const file = ({ id }: { id: string }) => `/events/${id}.ics`;
  const ahead = summits.filter(({ time }) => hasCalendar(time, buildDate())).map(file);
  const linked = document.querySelectorAll('a[href$=".ics"]').map((link) => link.getAttribute('href'));
  expect(linked).toEqual(ahead);
  for (const summit of summits)
    expect.soft(builtFile(file(summit)) !== undefined, summit.id).toBe(ahead.includes(file(summit)));
});

test.skipIf(removedPage(paths.council, ''))(
  'the dinner’s bar says when it is, or how the next one is announced',
  () => {
    const said = builtPage('/momento-council/').document.querySelector('.page-bar')?.text;
    expect(said).toContain(dinnerNow.bar);
  },
);
