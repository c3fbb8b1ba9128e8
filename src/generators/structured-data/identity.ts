import { siteUrl } from '../../lib/net/site-origin.ts';
import { language } from '../../locale.ts';
import { brandPicture } from '../../data/brand-pictures.ts';
import { isOff, paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { LOGO_SIZE } from '../icons.ts';

/** A node of the graph: a schema.org type and its properties. JSON leaves out those that are undefined. */
export type Node = { '@type': string; '@id'?: string; [property: string]: unknown };

/** The page about the founder. */
export const founderPage = () => (isOff(paths.about) ? paths.home : paths.about);

/** The `@id`s by which nodes refer to each other. They are the same on every page, so that crawlers can join them. */
export const ids = {
  organization: () => siteUrl(`${paths.home}#organization`),
  website: () => siteUrl(`${paths.home}#website`),
  founder: (): string => ids.part(founderPage(), 'founder'),
  /** Something that a page describes. */
  part: (path: string, name: string) => siteUrl(`${path}#${name}`),
};

export const ref = (id: string) => ({ '@id': id });

/** What a page's entry or a module says of a thing. */
export type Described = Record<'path' | 'title' | 'description', string>;

/** Describes a part of a page, whose address is the page's. */
export function part(type: string, path: string, name: string, properties: object): Node {
  return { '@type': type, '@id': ids.part(path, name), url: siteUrl(path), ...properties };
}

const sameAs = () => [site.social.network.url, site.social.video.url];

/** Describes the firm in short, for pages that aren't about it. */
export function publisher(): Node {
  return part('Organization', paths.home, 'organization', {
    name: site.name,
    logo: { '@type': 'ImageObject', url: siteUrl(paths.logo), width: `${LOGO_SIZE}`, height: `${LOGO_SIZE}` },
  });
}

/** Describes the firm in full, with the company's data that the owner has given. */
export function organization(): Node {
  const { legalName, address, phone, taxNumber, billing } = site.company;
  const sales = contactPoint('sales', site.emails.contact);
  return {
    ...publisher(),
    email: site.emails.contact,
    legalName: legalName || undefined,
    address: address ? postalAddress(address) : undefined,
    telephone: phone || undefined,
    sameAs: sameAs(),
    founder: ref(ids.founder()),
    // A VAT number begins with its country.
    [/^[A-Z]{2}/.test(taxNumber ?? '') ? 'vatID' : 'taxID']: taxNumber,
    contactPoint: billing?.email ? [sales, contactPoint('billing support', billing.email)] : sales,
  };
}

function contactPoint(contactType: string, email: string): Node {
  return { '@type': 'ContactPoint', contactType, email, url: siteUrl(paths.contact) };
}

type Address = Record<'locality' | 'country', string> & {
  street?: string;
  region?: string | undefined;
  postalCode?: string;
};

export function postalAddress({ street, locality, region, postalCode, country }: Address): Node {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}

export function website(): Node {
  const publishedBy = ref(ids.organization());
  return part('WebSite', paths.home, 'website', { name: site.name, inLanguage: language, publisher: publishedBy });
}

/** Describes the founder, who writes, speaks and coaches. */
export function founder(): Node {
  return part('Person', founderPage(), 'founder', {
    name: site.founder.name,
    image: brandPicture('portrait') && siteUrl(paths.portrait),
    jobTitle: site.founder.role,
    worksFor: ref(ids.organization()),
    sameAs: sameAs(),
  });
}
