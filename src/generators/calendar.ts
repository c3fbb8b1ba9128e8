import ical, { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { type EventTime, lastDay, type SummitEvent } from '../content/events.ts';
import { announcedTime, hasPassed } from '../lib/day.ts';

/** Returns whether an event's last day is over. An event with only a year is over when the year is. */
export function isOver(time: EventTime, now: Date): boolean {
  return hasPassed(lastDay(time), now, time.timeZone);
}

/** Returns an event's date as announced: 'Tuesday May 12, 2026, 9am–6pm EDT', or its year. */
export function announcedDate(time: EventTime): string {
  return time.kind === 'year' ? String(time.year) : announcedTime(time.starts, time.ends, time.timeZone);
}

/** Returns whether an event has a calendar file: its hours are known, and it isn't over. */
export function hasCalendar(time: EventTime, now: Date): boolean {
  return time.kind === 'hours' && !isOver(time, now);
}

/** Returns how many hours an event lasts, or undefined if only its year is known. */
export function hoursOf(time: EventTime): number | undefined {
  return time.kind === 'hours' ? (Date.parse(time.ends) - Date.parse(time.starts)) / 3_600_000 : undefined;
}

interface Edition {
  /** The event's key. With the site's host it makes an id that is unique across calendars. */
  slug: string;
  host: string;
  siteName: string;
}

/**
 * Writes an event's calendar file (RFC 5545), with times in UTC. If only the year is known, the entry is a tentative
 * all-day event over that year and blocks no one's time.
 */
export function eventCalendar(event: SummitEvent, { slug, host, siteName }: Edition): string {
  const { time, title, tagline, location, url } = event;
  const calendar = ical({ prodId: { company: siteName, product: 'Events', language: 'EN' } });
  calendar.createEvent({
    id: `${slug}@${host}`,
    summary: title,
    description: `${tagline}\n\n${announcedDate(time)}\nRegistration: ${url}`,
    location,
    // The library escapes these two as it does in text, which breaks a URL.
    url: url.replace(/[,;]/g, encodeURIComponent),
    ...eventTimes(time),
  });
  return `${calendar.toString()}\r\n`;
}

/** Returns an event's times. The stamp is its start and not the build's time, so that the same event gives the same file. */
function eventTimes(
  time: EventTime,
): Pick<ICalEventData, 'start' | 'end' | 'stamp' | 'allDay' | 'status' | 'transparency'> {
  if (time.kind === 'hours') {
    const start = new Date(time.starts);
    const end = new Date(time.ends);
    const { CONFIRMED } = ICalEventStatus;
    return { start, end, stamp: start, status: CONFIRMED, transparency: ICalEventTransparency.OPAQUE };
  }
  const start = new Date(Date.UTC(time.year, 0, 1));
  const end = new Date(Date.UTC(time.year + 1, 0, 1));
  const { TENTATIVE } = ICalEventStatus;
  return { start, end, stamp: start, allDay: true, status: TENTATIVE, transparency: ICalEventTransparency.TRANSPARENT };
}
