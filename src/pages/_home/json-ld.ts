import type { Graph } from 'schema-dts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** Who publishes the site, and the site itself, for search engines. */
export function organization(origin: string): Graph['@graph'] {
  const home = new URL(paths.home, origin).href;
  return [
    {
      '@type': 'ProfessionalService',
      '@id': `${home}#organization`,
      name: site.name,
      description: site.description,
      url: home,
      email: site.emails.contact,
      founder: { '@type': 'Person', name: site.founder.name },
      sameAs: [site.social.network.url, site.social.video.url],
    },
    { '@type': 'WebSite', name: site.name, url: home, publisher: { '@id': `${home}#organization` } },
  ];
}
