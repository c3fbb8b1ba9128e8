import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import type { HostedSite } from './hosted-site.ts';
import { lighttpd } from './lighttpd.ts';
import { cloudflare, docker, githubPages, netlify, vercel } from './managed-hosts.ts';
import { nginx } from './nginx.ts';
import { s3CloudFront } from './s3-cloudfront.ts';

/** The configuration of each kind of host, by the name that a person asks for it. */
export const HOSTS = {
  nginx,
  apache,
  caddy,
  lighttpd,
  docker,
  's3-cloudfront': s3CloudFront,
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
} satisfies Record<string, (site: HostedSite) => string>;

export type HostName = keyof typeof HOSTS;

export function isHostName(name: string): name is HostName {
  return Object.hasOwn(HOSTS, name);
}

/** The configuration for a host; its first two lines say where the files go, but where its format has no comments. */
export function hostConfig(name: HostName, site: HostedSite): string {
  const config = HOSTS[name](site);
  return name === 'vercel' ? config : `${whereFilesGo(site).replace(/^/gm, '# ')}\n${config}`;
}

/** Where the files go, in two lines. */
function whereFilesGo({ base, root }: HostedSite): string {
  const robots =
    base === '/'
      ? 'robots.txt is among them.'
      : `robots.txt goes to the root of the host too: crawlers look nowhere else.`;
  return `The files of dist go to ${root}${base}, or to ${base} of what the host serves.\n${robots}`;
}
