import { defineWords } from '../lib/define-words.ts';
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

/** The words of links to modules, and of their pages' titles. */
export const words = defineWords('src/content/modules.ts', {
  title: (module: string) => `${module} Module`,
  link: (module: string) => `See the ${module} module`,
  platform: 'See the platform',
});

/** Returns a module's name and address; the platform's address if it has no such module. */
export function moduleLink({ title }: ModuleEntry): { name: string; label: string; href: string } {
  const listed = modules.find((module) => module.title === title);
  return listed
    ? { name: title, label: words.link(title), href: paths.product(listed.slug) }
    : { name: title, label: words.platform, href: paths.platform };
}
