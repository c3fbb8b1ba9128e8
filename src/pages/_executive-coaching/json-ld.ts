import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { firstSessionOffer, founder } from '../_quantum-shift/coaching/json-ld.ts';

/** The first session, for search engines. */
export function firstSession(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'Service',
      name: pages.executiveCoaching.title,
      serviceType: 'Executive coaching',
      description: pages.executiveCoaching.description,
      url: new URL(pages.executiveCoaching.path, origin).href,
      provider: founder,
      offers: firstSessionOffer,
    },
  ];
}
