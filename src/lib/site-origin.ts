import { unwrap } from './unwrap.ts';

/** Where the site will live (SITE_URL, or `url` of site.config.ts), without a path or a slash at its end. */
export function siteOrigin(): string {
  return new URL(unwrap(import.meta.env.SITE, 'site')).origin;
}

/** A path of this site, base path included, as a full address: for everything that is read away from the site. */
export function absolute(path: string): string {
  return new URL(path, siteOrigin()).href;
}
