import type { Graph } from 'schema-dts';
import { dinner } from '../../content/dinner.ts';
import { pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';
import { counted } from '../../lib/format.ts';

/** The dinner for search engines. */
export function dinnerEvent(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'Event',
      name: dinner.name,
      description: pages.council.description,
      url: new URL(pages.council.path, origin).href,
      startDate: dinner.starts,
      endDate: dinner.ends,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      maximumAttendeeCapacity: dinner.seats,
      location: { '@type': 'Place', name: dinner.place, address: dinner.place },
      organizer: { '@type': 'Organization', name: site.name, url: origin },
      offers: [
        [dinner.single, site.links.dinnerSeatCheckout] as const,
        [dinner.duo, site.links.dinnerDuoCheckout] as const,
      ].map(([{ price, seats }, url]) => ({
        '@type': 'Offer' as const,
        name: counted(seats, 'seat'),
        price: price.amount,
        priceCurrency: 'USD',
        url,
      })),
    },
  ];
}
