import type { Organization, Person, WebSite } from 'schema-dts';
import { absolute } from '../../lib/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { LOGO_SIZE } from '../icons/logo.ts';
import { ids, ref } from './ids.ts';

const sameAs = () => [site.social.network.url, site.social.video.url];

/** The firm behind the site. Not a local business, as it has no address that one could visit. */
export function organization(): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': ids.organization(),
    name: site.name,
    url: absolute(paths.home),
    logo: { '@type': 'ImageObject', url: absolute(paths.logo), width: `${LOGO_SIZE}`, height: `${LOGO_SIZE}` },
    email: site.emails.contact,
    sameAs: sameAs(),
    founder: ref(ids.founder()),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.emails.contact,
      url: absolute(paths.contact),
    },
  };
}

export function website(): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': ids.website(),
    name: site.name,
    url: absolute(paths.home),
    inLanguage: 'en',
    publisher: ref(ids.organization()),
  };
}

/** The founder, who writes, speaks and coaches. */
export function founder(): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': ids.founder(),
    name: site.founder.name,
    url: absolute(paths.about),
    image: absolute(paths.portrait),
    jobTitle: site.founder.role,
    worksFor: ref(ids.organization()),
    sameAs: sameAs(),
  };
}
