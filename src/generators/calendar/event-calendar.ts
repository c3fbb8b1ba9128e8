import ical, { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { EventTime, SummitEvent } from '../../content/events.ts';
import { announcedDate } from './event-time.ts';

interface Edition {
  /** The event's key; with the site's host, the event's name among all calendars. */
  slug: string;
  host: string;
  siteName: string;
}

/**
 * The calendar file of an event (RFC 5545), moments in UTC. Of one whose day has not been told, the file holds its year, all
 * day and tentative: it blocks nobody's time, and a date that nobody gave is not made up.
 */
export function eventCalendar(event: SummitEvent, { slug, host, siteName }: Edition): string {
  const { time, title, tagline, location, url } = event;
  const calendar = ical({ prodId: { company: siteName, product: 'Events', language: 'EN' } });
  calendar.createEvent({
    id: `${slug}@${host}`,
    summary: title,
    description: `${tagline}\n\n${announcedDate(time)}\nRegistration: ${url}`,
    location,
    // The library escapes these two as in text, which an address does not know.
    url: url.replace(/[,;]/g, encodeURIComponent),
    ...when(time),
  });
  return `${calendar.toString()}\r\n`;
}

/** The stamp is the event's own beginning and not the moment of the build: the same event gives the same file. */
function when(time: EventTime): Pick<ICalEventData, 'start' | 'end' | 'stamp' | 'allDay' | 'status' | 'transparency'> {
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
