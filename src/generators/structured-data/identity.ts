import type { Brand, Organization, Person, PostalAddress, Thing, WebSite } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { LOGO_SIZE } from '../icons.ts';
import { language } from '../../locale.ts';

/** A node of the graph. */
export type Node = Exclude<Thing, string>;

/** The `@id`s by which nodes refer to each other. They are the same on every page, so that crawlers can join them. */
export const ids = {
  organization: () => siteUrl(`${paths.home}#organization`),
  website: () => siteUrl(`${paths.home}#website`),
  founder: () => siteUrl(`${paths.about}#founder`),
  /** A page, by its path with base path. */
  page: (path: string) => siteUrl(path),
  /** Something that a page describes. */
  part: (path: string, name: string) => siteUrl(`${path}#${name}`),
};

/** Refers to a node by its `@id`. */
export function ref(id: string): { '@id': string } {
  return { '@id': id };
}

const sameAs = () => [site.social.network.url, site.social.video.url];

/** Describes the firm in short, for pages that aren't about it. */
export function publisher(): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': ids.organization(),
    name: site.name,
    url: siteUrl(paths.home),
    logo: { '@type': 'ImageObject', url: siteUrl(paths.logo), width: `${LOGO_SIZE}`, height: `${LOGO_SIZE}` },
  };
}

/** Describes the firm in full, with the company's data that the owner has given. */
export function organization(): Exclude<Organization, string> {
  const { legalName, address, phone } = site.company;
  return {
    ...publisher(),
    email: site.emails.contact,
    ...(legalName && { legalName }),
    ...(address && { address: postalAddress(address) }),
    ...(phone && { telephone: phone }),
    sameAs: sameAs(),
    founder: ref(ids.founder()),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.emails.contact,
      url: siteUrl(paths.contact),
    },
  };
}

function postalAddress(address: Exclude<typeof site.company.address, ''>): Exclude<PostalAddress, string> {
  const { street, locality, region, postalCode, country } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}

/** Describes the website. */
export function website(): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': ids.website(),
    name: site.name,
    url: siteUrl(paths.home),
    inLanguage: language,
    publisher: ref(ids.organization()),
  };
}

/** Describes the founder, who writes, speaks and coaches. */
export function founder(): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': ids.founder(),
    name: site.founder.name,
    url: siteUrl(paths.about),
    image: siteUrl(paths.portrait),
    jobTitle: site.founder.role,
    worksFor: ref(ids.organization()),
    sameAs: sameAs(),
  };
}

/** Describes the Memento brand. */
export function mementoBrand(): Exclude<Brand, string> {
  const { path, description } = pages.brand;
  return {
    '@type': 'Brand',
    '@id': ids.part(path, 'brand'),
    name: pages.memento.title,
    description,
    url: siteUrl(path),
    logo: siteUrl(paths.logo),
  };
}
