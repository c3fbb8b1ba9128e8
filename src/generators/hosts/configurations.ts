import { apache, apacheDirectives } from './apache.ts';
import { caddy } from './caddy.ts';
import type { HostedSite } from './headers.ts';
import { cloudflare, headersFile, netlify, vercel } from './managed-hosts.ts';
import { nginx } from './nginx.ts';

/** The configuration of each kind of host, by the name that `npm run host-config` takes. */
export const HOSTS = { nginx, apache, caddy, netlify, cloudflare, vercel } satisfies Record<
  string,
  (site: HostedSite) => string
>;

type HostName = keyof typeof HOSTS;

/** Returns whether a name is that of a host. */
export function isHostName(name: string): name is HostName {
  return Object.hasOwn(HOSTS, name);
}

/** Returns a host's configuration. Two comment lines say where the files go, if its format has comments. */
export function hostConfig(name: HostName, site: HostedSite): string {
  const config = HOSTS[name](site);
  if (name === 'vercel') return config;
  const { base, root } = site;
  const robots = base === '/' ? '' : '# Copy robots.txt to the root of the host: crawlers look nowhere else.\n';
  return `# Copy the files of dist to ${root}${base}, or to ${base} of what the host serves.\n${robots}${config}`;
}

/**
 * Returns the files that hosts read in the folder itself, by name: _headers (Netlify, Cloudflare Pages), .htaccess (Apache) and
 * .nojekyll (GitHub Pages).
 */
export function hostFiles(site: Pick<HostedSite, 'base' | 'precompressed'>): Record<string, string> {
  return { '.nojekyll': '', _headers: headersFile(site.base), '.htaccess': apacheDirectives(site) };
}
