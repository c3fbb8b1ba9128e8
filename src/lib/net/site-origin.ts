import { unwrap } from '../unwrap.ts';

/** Returns the site's origin (SITE_URL, or `url` of site.json). */
export function siteOrigin(): string {
  return new URL(unwrap(import.meta.env.SITE, 'the site’s address, `site` in astro.config.mjs')).origin;
}

/** Returns the full URL of a path of this site, base path included. */
export function siteUrl(path: string): string {
  return new URL(path, siteOrigin()).href;
}
