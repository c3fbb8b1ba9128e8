import type { Offer, Person } from 'schema-dts';
import { type CoachingPackage, packages } from '../../../content/coaching.ts';
import { site } from '../../../site.config.ts';

/** Who coaches and hosts the podcast. */
export const founder: Person = { '@type': 'Person', name: site.founder.name, jobTitle: site.founder.role };

/** A coaching package as an offer, with the price of its one place. */
export function offer({ name, price, per, cadence, paymentNote }: CoachingPackage, url: string): Offer {
  return {
    '@type': 'Offer',
    name,
    url,
    price: price.amount,
    priceCurrency: 'USD',
    description: [`${cadence}, ${per}.`, paymentNote].filter(Boolean).join(' '),
  };
}

/** The first session's offer, on every page that names its price. */
export const firstSessionOffer: Offer = offer(packages.firstSession, site.links.firstSessionCheckout);
