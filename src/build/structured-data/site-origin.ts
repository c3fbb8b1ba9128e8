import { unwrap } from '../../lib/unwrap.ts';

/** Where the site will live (SITE_URL, or `url` of site.config.ts), without a path. */
export const siteOrigin = new URL(unwrap(import.meta.env.SITE, 'site')).origin;
