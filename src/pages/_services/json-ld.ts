import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { consulting } from '../../content/prices.ts';
import { solutions } from '../../content/services.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** The services and the audit's price, for search engines. */
export function servicesJsonLd(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'OfferCatalog',
      name: pages.services.title,
      url: new URL(paths.services, origin).href,
      itemListElement: [
        {
          '@type': 'Offer',
          price: consulting.audit.price.amount,
          priceCurrency: 'USD',
          url: site.links.auditCheckout,
          itemOffered: { '@type': 'Service', name: 'AI audit' },
        },
        ...solutions.map(({ name, summary }) => ({
          '@type': 'Offer' as const,
          itemOffered: { '@type': 'Service' as const, name, description: summary },
        })),
      ],
    },
  ];
}
