import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';

/** The assessment, for search engines: a small application that costs nothing. */
export function assessmentJsonLd(origin: string): Graph['@graph'] {
  const { path, title, description } = pages.assessment;
  return [
    {
      '@type': 'WebApplication',
      name: title,
      description,
      url: new URL(path, origin).href,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      browserRequirements: 'JavaScript for the score',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      publisher: { '@type': 'Organization', name: site.name },
    },
  ];
}
