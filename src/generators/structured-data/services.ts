import type { Offer, Service } from 'schema-dts';
import type { Money } from '../../lib/format.ts';
import { absolute } from '../../lib/site-origin.ts';
import { ids, ref } from './ids.ts';

interface Sold {
  name?: string;
  price: Money;
  /** Where it is bought; without one, on the page itself. */
  url?: string;
  description?: string;
  /** For what is paid again and again. */
  every?: 'month' | 'year';
}

/** Something at its price, in US dollars: one amount, a range, or an amount a month. */
export function offer({ name, price, url, description, every }: Sold): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    ...(name && { name }),
    ...(description && { description }),
    ...(url && { url }),
    ...('amount' in price && { price: price.amount }),
    priceCurrency: 'USD',
    ...(('min' in price || every) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'USD',
        ...('min' in price ? { minPrice: price.min, maxPrice: price.max } : { price: price.amount }),
        ...(every && { unitText: every }),
      },
    }),
    seller: ref(ids.organization()),
  };
}

interface Provided {
  /** The address of the page that tells of it, base path included. */
  path: string;
  /** Its part of the page; '' where the page is about it alone. */
  part?: string;
  name: string;
  description?: string;
  type?: string;
  /** The `@id` of who does it; the firm, if nobody else. */
  provider?: string;
  offers?: readonly Exclude<Offer, string>[];
}

/** Something that the firm or its founder does for others. */
export function service({ path, part = 'service', name, description, type, provider, offers = [] }: Provided) {
  return {
    '@type': 'Service',
    '@id': ids.part(path, part),
    name,
    ...(description && { description }),
    ...(type && { serviceType: type }),
    url: absolute(path),
    provider: ref(provider ?? ids.organization()),
    ...(offers.length > 0 && { offers: [...offers] }),
  } satisfies Exclude<Service, string>;
}
