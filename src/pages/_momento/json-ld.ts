import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';

/** The software for search engines. */
export function software(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'SoftwareApplication',
      name: 'Momento',
      description: pages.momento.description,
      url: new URL(pages.momento.path, origin).href,
      applicationCategory: 'BusinessApplication',
      publisher: { '@type': 'Organization', name: site.name, url: origin },
    },
  ];
}
