import ical, { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { announcedDate } from '../content/derived/event-times.ts';
import { buildWords, language } from '../locale.ts';
import type { EventTime, SummitEvent } from '../content/events.ts';

const MINUTE_MS = 60_000;

/**
 * Writes an event's calendar file (RFC 5545), with times in UTC. If only the year is known, the entry is a tentative
 * all-day event over that year and blocks no one's time. `slug` is the event's key; with the site's host it makes an id that is
 * unique across calendars. A calendar replaces its entry by one with the same id that is newer, so both signs of a version follow
 * `builtAt` and not the event, which may move to an earlier day.
 */
export function eventCalendar(
  event: SummitEvent,
  { slug, host, siteName, builtAt }: { slug: string; host: string; siteName: string; builtAt: Date },
): string {
  const { time, title, tagline, location, url } = event;
  const calendar = ical({
    prodId: { company: siteName, product: 'Events', language: language.slice(0, 2).toUpperCase() },
  });
  calendar.createEvent({
    id: `${slug}@${host}`,
    stamp: builtAt,
    sequence: Math.floor(builtAt.getTime() / MINUTE_MS),
    summary: title,
    description: `${tagline}\n\n${announcedDate(time)}\n${buildWords.registration(url)}`,
    location,
    // The library escapes these two as it does in text, which breaks a URL.
    url: url.replace(/[,;]/g, encodeURIComponent),
    ...eventTimes(time),
  });
  return `${calendar.toString()}\r\n`;
}

function eventTimes(time: EventTime): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'status' | 'transparency'> {
  if (time.kind === 'hours') {
    const start = new Date(time.starts);
    const end = new Date(time.ends);
    const { CONFIRMED } = ICalEventStatus;
    return { start, end, status: CONFIRMED, transparency: ICalEventTransparency.OPAQUE };
  }
  const start = new Date(Date.UTC(time.year, 0, 1));
  const end = new Date(Date.UTC(time.year + 1, 0, 1));
  const { TENTATIVE } = ICalEventStatus;
  return { start, end, allDay: true, status: TENTATIVE, transparency: ICalEventTransparency.TRANSPARENT };
}
