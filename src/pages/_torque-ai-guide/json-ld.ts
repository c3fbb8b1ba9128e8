import type { Graph } from 'schema-dts';
import { flywheel } from '../../content/guide.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** The guide, for search engines: an article that is also to be had as a PDF. */
export function guideJsonLd(origin: string): Graph['@graph'] {
  return [
    {
      '@type': 'Article',
      headline: pages.guide.title,
      description: pages.guide.description,
      url: new URL(paths.guide, origin).href,
      articleSection: flywheel.map(({ title }) => title),
      author: { '@type': 'Person', name: site.founder.name },
      publisher: { '@type': 'Organization', name: site.name },
      image: new URL(paths.socialCard('guide'), origin).href,
      encoding: {
        '@type': 'MediaObject',
        encodingFormat: 'application/pdf',
        contentUrl: new URL(site.embeds.guide || paths.embeds.guide, origin).href,
      },
    },
  ];
}
