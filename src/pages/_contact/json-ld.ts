import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** The contact page and whom it reaches, for search engines. */
export function contactJsonLd(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'ContactPage',
      name: pages.contact.title,
      url: new URL(paths.contact, origin).href,
      mainEntity: {
        '@type': 'Organization',
        name: site.name,
        email: site.emails.contact,
        sameAs: [site.social.network.url],
      },
    },
  ];
}
