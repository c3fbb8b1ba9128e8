import { apacheDirectives } from './apache.ts';
import { headersFile } from './headers-file.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * Files that hosts read in the folder itself, by name: Netlify and Cloudflare Pages (_headers), Apache (.htaccess), GitHub
 * Pages (.nojekyll).
 */
export function hostFiles(site: Pick<HostedSite, 'base' | 'precompressed'>): Record<string, string> {
  return { '.nojekyll': '', _headers: headersFile(site.base), '.htaccess': apacheDirectives(site) };
}
