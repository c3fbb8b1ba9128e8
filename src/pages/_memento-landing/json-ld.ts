import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';

/** The pilot for search engines. */
export function pilotService(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'Service',
      name: pages.leadershipPilot.title,
      description: pages.leadershipPilot.description,
      url: new URL(pages.leadershipPilot.path, origin).href,
      serviceType: 'Leadership measurement',
      provider: { '@type': 'Organization', name: site.name, url: origin },
    },
  ];
}
