import { content } from './content.ts';
import { computed } from './computed.ts';
import { plain } from '../lib/sample.ts';

/** The countries that write the postal code after the town and its region; in all others it comes first: '31-109 Kraków'. */
const CODE_LAST = new Set(['AU', 'BR', 'CA', 'GB', 'ID', 'IE', 'IN', 'KR', 'NZ', 'SG', 'TH', 'US', 'ZA']);

const {
  name: siteName,
  company: { address, phone, hours },
} = plain(content.site);

/** Writes the line of an address that names the town, as its country does. Of the countries with the code first, only Italy adds the region, its province. */
export function townLine({ locality, region, postalCode, country }: Omit<Exclude<typeof address, ''>, 'street'>) {
  if (!CODE_LAST.has(country)) return `${postalCode} ${locality}${country === 'IT' && region ? ` ${region}` : ''}`;
  return `${region ? `${locality}, ${region}` : locality} ${postalCode}`;
}

/** The phone number as the address of a link, without a zero that only callers at home dial: +49 (0)30. */
export const phoneLink = `tel:${phone.replace(/\(0\)|[^\d+]/g, '')}`;

const details = {
  legalName: computed.company,
  address: address ? `${address.street}, ${townLine(address)}` : '',
  phone,
  hours,
};

/** The company's data as a visitor reads it; `lines` has only what the owner has given. */
export const company = { siteName, ...details, lines: Object.values(details).filter(Boolean) };

/** What a buyer's records need and the owner has given, each with its name. */
export function companyRecords(): { term: string; text: string }[] {
  const { register, taxNumber, billing, paymentTerms } = content.site.company;
  const { records: words } = content.contact;
  return [
    { term: words.register, text: register },
    { term: words.taxNumber, text: taxNumber },
    { term: words.billingAddress, text: billing?.address },
    { term: words.billingEmail, text: billing?.email },
    { term: words.paymentTerms, text: paymentTerms },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}
