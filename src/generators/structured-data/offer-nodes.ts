import type { Offer } from 'schema-dts';
import type { Money } from '../../lib/format.ts';
import { currency } from '../../locale.ts';
import { ids, ref } from './identity.ts';

interface OfferInput {
  name?: string;
  price: Money;
  /** The checkout's address, if it isn't the page itself. */
  url?: string;
  description?: string;
  /** The period of a recurring payment. */
  every?: 'month' | 'year';
}

/** Describes an offer: one amount, a range, or an amount per month or year. */
export function offer({ name, price, url, description, every }: OfferInput): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    ...(name && { name }),
    ...(description && { description }),
    ...(url && { url }),
    ...('amount' in price && { price: price.amount }),
    priceCurrency: currency,
    ...(('min' in price || every) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: currency,
        ...('min' in price ? { minPrice: price.min, maxPrice: price.max } : { price: price.amount }),
        ...(every && { unitText: every }),
      },
    }),
    seller: ref(ids.organization()),
  };
}
