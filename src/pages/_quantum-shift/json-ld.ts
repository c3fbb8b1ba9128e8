import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { platforms } from '../../content/podcast.ts';
import { paths } from '../../paths.ts';
import { firstSessionOffer, founder } from './coaching/json-ld.ts';

/** The podcast with all its places, and the coaching that the page offers, for search engines. */
export function podcastSeries(origin: string): Graph['@graph'] {
  const absolute = (path: string) => new URL(path, origin).href;
  return [
    {
      '@type': 'PodcastSeries',
      name: pages.quantumShift.title,
      description: pages.quantumShift.description,
      url: absolute(paths.quantumShift),
      author: founder,
      sameAs: platforms.map(({ url }) => url),
    },
    {
      '@type': 'Service',
      name: pages.coach.title,
      serviceType: 'Executive coaching',
      url: absolute(paths.coach),
      provider: founder,
      offers: firstSessionOffer,
    },
  ];
}
