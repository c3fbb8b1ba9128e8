import type { ItemList, Offer, Service } from 'schema-dts';
import { tiers } from '../../content/accelerator.ts';
import { type CoachingPackage, packages } from '../../content/coaching.ts';
import { launchKit } from '../../content/launch-kit.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import type { Module } from '../../content/module-schema.ts';
import { modules } from '../../content/modules.ts';
import { pages } from '../../content/pages.ts';
import { solutions } from '../../content/services.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { slugify } from '../../lib/slugify.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { ids, type Node, ref } from './identity.ts';
import { offer } from './offer-nodes.ts';

/** The service types that are sold in several places. */
const COACHING = 'Executive coaching';
const SOFTWARE = 'Marketing software';

/** Describes the four consulting services. */
export function solutionServices(): Node[] {
  return solutions.map(({ name, summary }) =>
    service({ path: paths.services, part: slugify(name), name, description: summary }),
  );
}

/** Describes the enterprise services, each at its price. */
export function tierServices(): Node[] {
  return tiers.map(({ name, price, bestFor, subject }) =>
    service({
      path: paths.accelerator,
      part: slugify(name),
      name,
      description: `${bestFor}.`,
      offers: [offer({ price, url: subject ? siteUrl(paths.accelerator) : site.links.auditCheckout })],
    }),
  );
}

/** Describes the leadership-health pilot at its price. */
export function pilotService(): Node {
  const { path, title, description } = pages.leadershipPilot;
  const offers = [offer({ price: leadershipPilot.price, url: siteUrl(path) })];
  return service({ path, name: title, description, type: 'Leadership measurement', offers });
}

/** Describes the software. It is in private preview and has no price. */
export function momentoService(): Node {
  const { path, description } = pages.momento;
  return service({ path, name: 'Momento', description, type: SOFTWARE });
}

/** Describes the launch kit, bought once or by the month. */
export function launchKitService(): Node {
  const { path, title, description } = pages.creatorLaunch;
  const { launchKitCheckout, launchKitContinuityCheckout } = site.links;
  const order = siteUrl(`${path}#order`);
  const { price, continuity } = launchKit;
  const offers = [
    offer({ price, url: launchKitCheckout || order }),
    offer({ name: 'Continuity', price: continuity, every: 'month', url: launchKitContinuityCheckout || order }),
  ];
  return service({ path, name: title, description, offers });
}

/** Lists the modules of the platform. */
export function moduleList(): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    '@id': ids.part(paths.platform, 'modules'),
    name: `Modules of the ${pages.platform.title}`,
    itemListElement: modules.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: siteUrl(paths.product(slug)),
    })),
  };
}

/** Describes one module on its own page. */
export function moduleService({ slug, title, summary }: Module): Node {
  return service({ path: paths.product(slug), name: title, description: summary, type: SOFTWARE });
}

/** Describes coaching with all its packages. */
export function coachingService(): Node {
  const { path, title, description } = pages.coach;
  const { firstSession: _, ...others } = packages;
  const offers = [firstSessionOffer(), ...Object.values(others).map((entry) => packageOffer(entry, entry.form))];
  return service({ path, name: title, description, type: COACHING, provider: ids.founder(), offers });
}

/** Describes the first session alone, on the pages that sell it. */
export function firstSessionService(): Node {
  const { path, title, description } = pages.executiveCoaching;
  const offers = [firstSessionOffer()];
  return service({ path, name: title, description, type: COACHING, provider: ids.founder(), offers });
}

function firstSessionOffer() {
  return packageOffer(packages.firstSession, site.links.firstSessionCheckout);
}

function packageOffer({ name, price, per, cadence, paymentNote }: CoachingPackage, url: string) {
  const description = [`${cadence}, ${per}.`, paymentNote].filter(Boolean).join(' ');
  return offer({ name, price, url, description });
}

interface ServiceInput {
  /** The path of the page that describes it, base path included. */
  path: string;
  /** Its part of the page. */
  part?: string;
  name: string;
  description?: string;
  type?: string;
  /** The `@id` of who provides it; by default the firm. */
  provider?: string;
  offers?: readonly Exclude<Offer, string>[];
}

/** Describes a service of the firm or its founder. */
function service({ path, part = 'service', name, description, type, provider, offers = [] }: ServiceInput) {
  return {
    '@type': 'Service',
    '@id': ids.part(path, part),
    name,
    ...(description && { description }),
    ...(type && { serviceType: type }),
    url: siteUrl(path),
    provider: ref(provider ?? ids.organization()),
    ...(offers.length > 0 && { offers: [...offers] }),
  } satisfies Exclude<Service, string>;
}
