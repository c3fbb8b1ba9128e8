import { pages } from '../../data/pages.ts';
import { content } from '../../data/content.ts';
import type { SummitEvent } from '../../data/schemas/event.ts';
import { builtAt } from '../../lib/built-at.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { ids, type Node, part, postalAddress, ref } from './identity.ts';
import { offer } from './service-nodes.ts';

export function dinnerEvent(): Node {
  const { path, description } = pages.council;
  const { name, seats: maximumAttendeeCapacity, single, duo, time, place, address } = content.dinner;
  const { dinnerSeatCheckout, dinnerDuoCheckout } = site.links;
  const offers = [
    offer({ name: single.name, price: single.price, url: dinnerSeatCheckout }),
    offer({ name: duo.name, price: duo.price, url: dinnerDuoCheckout }),
  ];
  const about = { name, description, maximumAttendeeCapacity, offers };
  return event({ path, id: 'dinner', card: 'council', ...time, place, address }, about);
}

/** Describes the summits whose hours are known; search engines ignore an event without a date. */
export function summits(): Node[] {
  return content.events.list.flatMap(({ id, title: name, description, time, location: place, address }) => {
    if (time.kind !== 'hours') return [];
    return [event({ path: paths.events, id, card: 'events', ...time, place, address }, { name, description })];
  });
}

/** An event's page, its part of that page, the page's card, its times with their offset from UTC, and where it is. */
type Occasion = Record<'path' | 'id' | 'card' | 'starts' | 'ends' | 'place', string> & {
  address: SummitEvent['address'];
};

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
