import { content } from '../../data/content.ts';
import type { Module } from '../../data/modules.ts';
import { pages } from '../../data/pages.ts';
import { type CoachingPackage, firstSession, packages } from '../../data/coaching.ts';
import { plain } from '../../lib/sample.ts';
import { type Offer, offersOn } from '../../data/offers.ts';
import type { Money } from '../../lib/format.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { slugify } from '../../lib/slugify.ts';
import { currency } from '../../locale.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { type Described, ids, type Node, part, ref } from './identity.ts';

export function solutionServices(): Node[] {
  return content.services.solutions.map(({ name, summary }) =>
    service({ path: paths.services, title: name, description: summary }, { id: slugify(name) }),
  );
}

/** Describes the offers that a page sells, each with its checkout, or its page. */
export function servicesOf(page: Offer['page']): Node[] {
  return offersOn(page).flatMap(({ here, name, price, bestFor = '', action }) => {
    if (!here || !price) return [];
    const url = action.href.startsWith('http') ? action.href : siteUrl(paths[page]);
    return [
      service(
        { path: paths[page], title: name, description: bestFor ? `${plain(bestFor)}.` : name },
        { id: slugify(name), offers: [offer({ price, url })] },
      ),
    ];
  });
}

export function pilotService(): Node {
  const offers = [offer({ price: content.leadershipPilot.price, url: siteUrl(paths.leadershipPilot) })];
  return service(pages.leadershipPilot, { serviceType: content.services.types.measurement, offers });
}

/** Describes the software. It is in private preview and has no price. */
export const momentoService = (): Node => software({ ...pages.momento, title: content.signUp.preview.momento });

export const moduleService = ({ id, title, summary }: Module): Node =>
  software({ path: paths.product(id), title, description: summary });

/** Describes the launch kit, bought once or by the month. */
export function launchKitService(): Node {
  const { launchKitCheckout, launchKitContinuityCheckout } = site.links;
  const order = siteUrl(`${paths.creatorLaunch}#order`);
  const { price, continuity } = content.launchKit;
  const offers = [
    offer({ price, url: launchKitCheckout || order }),
    offer({
      name: content.launchKitPage.prices.continuity.name,
      price: continuity,
      monthly: true,
      url: launchKitContinuityCheckout || order,
    }),
  ];
  return service(pages.creatorLaunch, { offers });
}

export function coachingService(): Node {
  const offers = packages.map((entry) =>
    entry === firstSession ? firstSessionOffer() : packageOffer(entry, entry.form),
  );
  return coaching(pages.coach, offers);
}

/** Describes the first session alone, on the pages that sell it. */
export const firstSessionService = (): Node => coaching(pages.executiveCoaching, [firstSessionOffer()]);

const firstSessionOffer = (): Node => packageOffer(firstSession, site.links.firstSessionCheckout);

function packageOffer(entry: CoachingPackage, url: string): Node {
  const { name, price, per, cadence, paymentNote } = plain(entry);
  const description = [`${cadence}, ${per}.`, paymentNote].filter(Boolean).join(' ');
  return offer({ name, price, url, description });
}

const coaching = (about: Described, offers: readonly Node[]): Node =>
  service(about, { serviceType: content.services.types.coaching, provider: ref(ids.founder()), offers });

const software = (about: Described): Node => service(about, { serviceType: content.services.types.software });

/** Describes a service of the firm, or of another `provider`. `id`: its part of the page. */
function service({ path, title, description }: Described, { id = 'service', ...properties }): Node {
  const provider = ref(ids.organization());
  return part('Service', path, id, { name: title, description, provider, ...properties });
}

/** `monthly`: it is paid every month. */
type Sold = { price: Money; monthly?: true } & Partial<Record<'name' | 'url' | 'description', string>>;

/** Describes an offer: one amount, a range, or an amount per month. */
export function offer({ price, monthly, ...properties }: Sold): Node {
  const amount = 'amount' in price ? { price: price.amount } : { minPrice: price.min, maxPrice: price.max };
  const specification = {
    '@type': 'UnitPriceSpecification',
    priceCurrency: currency,
    ...amount,
    unitCode: monthly && 'MON',
    valueAddedTaxIncluded: site.taxNote?.included,
  };
  return {
    '@type': 'Offer',
    ...properties,
    price: amount.price,
    priceCurrency: currency,
    priceSpecification: 'min' in price || monthly || site.taxNote ? specification : undefined,
    seller: ref(ids.organization()),
  };
}
