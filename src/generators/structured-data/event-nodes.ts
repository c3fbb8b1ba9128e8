import { dinner, seats as seatsText } from '../../content/dinner.ts';
import { events, type Town } from '../../content/events.ts';
import { pages } from '../../data/pages.ts';
import { builtAt } from '../../lib/built-at.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { ids, type Node, part, postalAddress, ref } from './identity.ts';
import { offer } from './service-nodes.ts';

export function dinnerEvent(): Node {
  const { path, description } = pages.council;
  const { name, seats: maximumAttendeeCapacity, single, duo } = dinner;
  const seatOffer = ({ price, seats }: typeof single | typeof duo, url: string) =>
    offer({ name: seatsText(seats), price, url });
  const offers = [seatOffer(single, site.links.dinnerSeatCheckout), seatOffer(duo, site.links.dinnerDuoCheckout)];
  const about = { name, description, maximumAttendeeCapacity, offers };
  return event({ path, id: 'dinner', card: 'council', ...dinner }, about);
}

/** Describes the summits whose hours are known; search engines ignore an event without a date. */
export function summits(): Node[] {
  return Object.entries(events).flatMap(([id, { title: name, description, time, location: place, address }]) => {
    if (time.kind !== 'hours') return [];
    return [event({ path: paths.events, id, card: 'events', ...time, place, address }, { name, description })];
  });
}

/** An event's page, its part of that page, the page's card, its times with their offset from UTC, and where it is. */
type Occasion = Record<'path' | 'id' | 'card' | 'starts' | 'ends' | 'place', string> & { address: Town };

/** Describes an event whose hours are known. One that is over has no offers. */
function event(
  { path, id, card, starts, ends, place, address }: Occasion,
  { offers, ...properties }: Partial<Node>,
): Node {
  return part('Event', path, id, {
    ...properties,
    image: siteUrl(paths.socialCard(card)),
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: postalAddress(address) },
    organizer: ref(ids.organization()),
    offers: new Date(ends) > builtAt ? offers : undefined,
  });
}
