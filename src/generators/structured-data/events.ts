import type { Event, Offer } from 'schema-dts';
import type { Town } from '../../content/events.ts';
import { absolute } from '../../lib/site-origin.ts';
import { ids, ref } from './ids.ts';

interface Happening {
  /** The address of the page that tells of it, and its part of that page. */
  path: string;
  part: string;
  /** The address of its picture, base path included. */
  image: string;
  name: string;
  description: string;
  /** Moments with their offset. */
  starts: string;
  ends: string;
  place: string;
  address: Town;
  capacity?: number;
  /** Left out of what is over. */
  offers: readonly Exclude<Offer, string>[];
}

/** An event at a place, whose exact hours are known. */
export function event(happening: Happening, now: Date): Exclude<Event, string> {
  const { path, part, image, name, description, starts, ends, place, address, capacity, offers } = happening;
  const ahead = new Date(ends) > now;
  return {
    '@type': 'Event',
    '@id': ids.part(path, part),
    name,
    description,
    url: absolute(path),
    image: absolute(image),
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(capacity && { maximumAttendeeCapacity: capacity }),
    location: {
      '@type': 'Place',
      name: place,
      address: {
        '@type': 'PostalAddress',
        addressLocality: address.locality,
        addressRegion: address.region,
        addressCountry: address.country,
      },
    },
    organizer: ref(ids.organization()),
    ...(ahead && offers.length > 0 && { offers: [...offers] }),
  } as Exclude<Event, string>;
}
