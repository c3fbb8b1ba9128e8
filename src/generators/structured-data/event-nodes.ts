import type { Event, Offer } from 'schema-dts';
import { dinner } from '../../content/dinner.ts';
import { events, type Town } from '../../content/events.ts';
import { pages } from '../../content/pages.ts';
import { capitalized, inWords } from '../../lib/format.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { builtAt } from '../../lib/built-at.ts';
import { ids, type Node, ref } from './identity.ts';
import { offer } from './offer-nodes.ts';

/** Describes the founding cohort's dinner. */
export function dinnerEvent(): Node {
  const { path, description } = pages.council;
  const { name, starts, ends, place, address, seats: capacity, single, duo } = dinner;
  const offers = [
    { ...single, name: seatName(single.seats), url: site.links.dinnerSeatCheckout },
    { ...duo, name: seatName(duo.seats), url: site.links.dinnerDuoCheckout },
  ].map(offer);
  const image = paths.socialCard('council');
  return event({ path, part: 'dinner', image, name, description, starts, ends, place, address, capacity, offers });
}

/** Describes the summits whose hours are known; search engines ignore an event without a date. */
export function summits(): Node[] {
  return Object.entries(events).flatMap(([part, { title, description, time, location, address }]) => {
    if (time.kind !== 'hours') return [];
    const { starts, ends } = time;
    const about = { path: paths.events, part, image: paths.socialCard('events'), name: title, description };
    return [event({ ...about, starts, ends, place: location, address, offers: [] })];
  });
}

function seatName(seats: number): string {
  return `${capitalized(inWords(seats))} seat${seats === 1 ? '' : 's'}`;
}

interface DatedEvent {
  /** The path of the page that describes it, and the event's part of that page. */
  path: string;
  part: string;
  /** The path of its picture, base path included. */
  image: string;
  name: string;
  description: string;
  /** Times with their offset from UTC. */
  starts: string;
  ends: string;
  place: string;
  address: Town;
  capacity?: number;
  /** Left out of an event that is over. */
  offers: readonly Exclude<Offer, string>[];
}

/** Describes an event at a place, whose hours are known. */
function event(described: DatedEvent): Exclude<Event, string> {
  const { path, part, image, name, description, starts, ends, place, address, capacity, offers } = described;
  const isAhead = new Date(ends) > builtAt;
  return {
    '@type': 'Event',
    '@id': ids.part(path, part),
    name,
    description,
    url: siteUrl(path),
    image: siteUrl(image),
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
    ...(isAhead && offers.length > 0 && { offers: [...offers] }),
  } as Exclude<Event, string>;
}
