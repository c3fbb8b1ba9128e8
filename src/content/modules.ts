import { isOff, paths } from '../paths.ts';
import { type Module, type ModuleEntry, withSlugs } from './module-schema.ts';
import { analytics } from './modules/analytics.ts';
import { crm } from './modules/crm.ts';
import { digitalAds } from './modules/digital-ads.ts';
import { emailMarketing } from './modules/email-marketing.ts';
import { intelligence } from './modules/intelligence.ts';
import { localListings } from './modules/local-listings.ts';
import { reputation } from './modules/reputation.ts';
import { websites } from './modules/websites.ts';

/** The platform's modules, in page order. */
const all: readonly Module[] = withSlugs([
  websites,
  crm,
  emailMarketing,
  digitalAds,
  reputation,
  localListings,
  analytics,
  intelligence,
]);
export const modules = all.filter(({ slug }) => !isOff(paths.product(slug)));

/** Returns a module's name and address; the platform's address if it has no such module. */
export function moduleLink({ title }: ModuleEntry): { name: string; label: string; href: string } {
  const listed = modules.find((module) => module.title === title);
  return listed
    ? { name: title, label: `See the ${title} module`, href: paths.product(listed.slug) }
    : { name: title, label: 'See the platform', href: paths.platform };
}
