import type { Graph } from 'schema-dts';
import { tiers } from '../../content/accelerator.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** The accelerator and what can be ordered with it, for search engines. */
export function acceleratorJsonLd(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'Service',
      name: pages.accelerator.title,
      description: pages.accelerator.description,
      url: new URL(paths.accelerator, origin).href,
      provider: { '@type': 'Organization', name: site.name },
      offers: tiers.map(({ name, price }) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name },
        priceSpecification: {
          '@type': 'PriceSpecification' as const,
          priceCurrency: 'USD',
          minPrice: 'amount' in price ? price.amount : price.min,
          maxPrice: 'amount' in price ? price.amount : price.max,
        },
      })),
    },
  ];
}
