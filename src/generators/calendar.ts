import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { fill } from '../lib/fill.ts';
import { announcedDate } from '../data/event-time.ts';
import type { EventHours, SummitEvent } from '../data/schemas/event.ts';
import { buildWords, language } from '../locale.ts';

const MINUTE_MS = 60_000;

/**
 * Writes the calendar file (RFC 5545) of an event whose hours are known, with times in UTC. With the site's
 * host, the event's id is unique across calendars. A calendar replaces its entry by one with the same id that is newer, so both signs of a version follow
 * `builtAt` and not the event, which may move to an earlier day.
 */
export function eventCalendar(
  event: Omit<SummitEvent, 'time'>,
  time: EventHours,
  { host, siteName, builtAt }: { host: string; siteName: string; builtAt: Date },
): string {
  const { id, title, tagline, location, url } = event;
  const calendar = ical({
    prodId: { company: siteName, product: 'Events', language: new Intl.Locale(language).language.toUpperCase() },
  });
  calendar.createEvent({
    id: `${id}@${host}`,
    stamp: builtAt,
    sequence: Math.floor(builtAt.getTime() / MINUTE_MS),
    summary: title,
    description: `${tagline}\n\n${announcedDate(time)}\n${fill(buildWords.registration, { url })}`,
    location,
    // The library escapes these two as it does in text, which breaks a URL.
    url: url.replace(/[,;]/g, encodeURIComponent),
    start: new Date(time.starts),
    end: new Date(time.ends),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}
