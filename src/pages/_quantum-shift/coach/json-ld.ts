import type { Graph } from 'schema-dts';
import { packages } from '../../../content/coaching.ts';
import { pages } from '../../../content/pages.ts';
import { site } from '../../../site.config.ts';
import { firstSessionOffer, founder, offer } from '../coaching/json-ld.ts';

/** Coaching with its packages and prices, for search engines. */
export function coachingService(origin: string): Graph['@graph'] {
  const { firstSession: _, ...others } = packages;
  return [
    {
      '@type': 'Service',
      name: pages.coach.title,
      serviceType: 'Executive coaching',
      description: pages.coach.description,
      url: new URL(pages.coach.path, origin).href,
      provider: founder,
      offers: [firstSessionOffer, ...Object.values(others).map((entry) => offer(entry, site.links.packageForm))],
    },
  ];
}
