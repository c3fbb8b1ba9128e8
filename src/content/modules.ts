import { type Module, withSlugs } from './module-schema.ts';
import { analytics } from './modules/analytics.ts';
import { crm } from './modules/crm.ts';
import { digitalAds } from './modules/digital-ads.ts';
import { emailMarketing } from './modules/email-marketing.ts';
import { intelligence } from './modules/intelligence.ts';
import { localListings } from './modules/local-listings.ts';
import { reputation } from './modules/reputation.ts';
import { websites } from './modules/websites.ts';

/** The modules of the platform, in the order in which they are shown. */
export const modules: readonly Module[] = withSlugs([
  websites,
  crm,
  emailMarketing,
  digitalAds,
  reputation,
  localListings,
  analytics,
  intelligence,
]);
