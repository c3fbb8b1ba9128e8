import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { solutions } from '../../content/services.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** The four consulting services, for search engines. */
export function torqueJsonLd(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'Service',
      name: pages.torque.title,
      url: new URL(paths.torque, origin).href,
      provider: { '@type': 'Organization', name: site.name },
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Four services',
        itemListElement: solutions.map(({ name, summary }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name, description: summary },
        })),
      },
    },
  ];
}
