import type { Graph } from 'schema-dts';
import { events } from '../../content/events.ts';
import { pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';

/** The summits for search engines; of one whose day has not been told, the year. */
export function eventGraph(origin: string): Graph['@graph'] {
  return Object.entries(events).map(([slug, { title, description, time, location, url }]) => ({
    '@type': 'Event',
    '@id': `${new URL(pages.events.path, origin).href}#${slug}`,
    name: title,
    description,
    ...(time.kind === 'hours' ? { startDate: time.starts, endDate: time.ends } : { startDate: String(time.year) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location, address: location },
    organizer: { '@type': 'Organization', name: site.name, url: origin },
    offers: { '@type': 'Offer', url },
  }));
}
