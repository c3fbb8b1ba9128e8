import type { SummitEvent } from '../../content/events.ts';
import { icsFile } from '../../lib/ics.ts';
import { announcedDate } from './event-time.ts';

interface Edition {
  /** The event's key; with the site's host, the event's name among all calendars. */
  slug: string;
  host: string;
  siteName: string;
  stamp: Date;
}

/**
 * The calendar file of an event. Of one whose day has not been told, the file holds its year, all day and tentative: it
 * blocks nobody's time, and a date that nobody gave is not made up.
 */
export function eventCalendar(event: SummitEvent, { slug, host, siteName, stamp }: Edition): string {
  const { time, title, tagline, location, url } = event;
  return icsFile(`-//${siteName}//Events//EN`, {
    uid: `${slug}@${host}`,
    stamp,
    summary: title,
    description: `${tagline}\n\n${announcedDate(time)}\nRegistration: ${url}`,
    location,
    url,
    time:
      time.kind === 'hours'
        ? { starts: new Date(time.starts), ends: new Date(time.ends) }
        : { from: `${time.year}-01-01`, until: `${time.year + 1}-01-01` },
  });
}
