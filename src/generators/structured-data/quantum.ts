import type { PodcastSeries } from 'schema-dts';
import { type CoachingPackage, packages } from '../../content/coaching.ts';
import { pages } from '../../content/pages.ts';
import { platforms } from '../../content/podcast.ts';
import { absolute } from '../../lib/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { ids, ref } from './ids.ts';
import { offer, service } from './services.ts';
import type { Node } from './web-page.ts';

const type = 'Executive coaching';

function packageOffer({ name, price, per, cadence, paymentNote }: CoachingPackage, url: string) {
  const description = [`${cadence}, ${per}.`, paymentNote].filter(Boolean).join(' ');
  return offer({ name, price, url, description });
}

const firstSessionOffer = () => packageOffer(packages.firstSession, site.links.firstSessionCheckout);

/** Coaching with all its packages. */
export function coachingService(): Node {
  const { path, title, description } = pages.coach;
  const { firstSession: _, ...others } = packages;
  const offers = [firstSessionOffer(), ...Object.values(others).map((entry) => packageOffer(entry, entry.form))];
  return service({ path, name: title, description, type, provider: ids.founder(), offers });
}

/** The first session alone, on the pages that sell it. */
export function firstSessionService(): Node {
  const { path, title, description } = pages.executiveCoaching;
  return service({ path, name: title, description, type, provider: ids.founder(), offers: [firstSessionOffer()] });
}

/** The podcast with all its places. */
export function podcast(): Exclude<PodcastSeries, string> {
  return {
    '@type': 'PodcastSeries',
    '@id': ids.part(paths.quantumShift, 'podcast'),
    name: pages.quantumShift.title,
    description: pages.quantumShift.description,
    url: absolute(paths.quantumShift),
    author: ref(ids.founder()),
    sameAs: platforms.map(({ url }) => url),
  };
}
