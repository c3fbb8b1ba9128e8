import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** The founder and the firm, for search engines. */
export function aboutJsonLd(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'AboutPage',
      name: pages.about.title,
      url: new URL(paths.about, origin).href,
      mainEntity: {
        '@type': 'Person',
        name: site.founder.name,
        jobTitle: site.founder.role,
        description: site.founder.bio.join(' '),
        worksFor: { '@type': 'Organization', name: site.name },
        sameAs: [site.social.network.url, site.social.video.url],
      },
    },
  ];
}
