import { readFile } from 'node:fs/promises';

const FOLDER = 'src/generators/hosts';

/** The hosts that have a template here, by the name that `npm run host-config` takes. */
export const HOSTS = ['nginx', 'apache', 'caddy', 'netlify', 'cloudflare', 'vercel'];

/** The headers that every host sends with every file. A page's own policy is in its head. */
export const HEADERS = {
  // Browsers ignore frame-ancestors in a page, and old ones know only X-Frame-Options.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

interface HostedSite {
  /** The site's path, with a slash at both ends. */
  base: string;
  host?: string;
  /** The folder that the host serves as its root. The site's files are at the site's path in it. */
  root?: string;
}

/**
 * Fills a template in. A line that begins with `{{at root}}` or `{{below}}` is for a site at the root or below a path, and a line
 * with `{{headers}}` is repeated for each header.
 */
export async function hostConfig(name: string, site: HostedSite): Promise<string> {
  const template = await readFile(`${FOLDER}/${name}.template`, 'utf8');
  const place = site.base === '/' ? 'at root' : 'below';
  const values: Readonly<Record<string, string>> = { ...site, path: site.base.slice(0, -1) };
  return template
    .replace(/^\{\{(at root|below)\}\} ?(.*\n)/gm, (_, where, line) => (where === place ? line : ''))
    .replace(/^(.*)\{\{headers\}\} ?(.*\n)/gm, (_, indent, line) =>
      Object.entries(HEADERS)
        .map(([header, value]) => indent + line.replace('NAME', header).replace('VALUE', value))
        .join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (placeholder, key) => values[key] ?? placeholder);
}

/**
 * Returns the files that hosts read in the built folder, by name: `_headers` (Netlify, Cloudflare Pages), `.htaccess` (Apache) and
 * `.nojekyll` (GitHub Pages).
 */
export async function hostFiles(base: string): Promise<Record<string, string>> {
  return {
    '.nojekyll': '',
    _headers: await hostConfig('_headers', { base }),
    '.htaccess': await hostConfig('htaccess', { base }),
  };
}
