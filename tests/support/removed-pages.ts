import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './built-site.ts';

/** The pages that the site comes with and can do without, by their addresses. */
const CAME_WITH = new Set([
  '/torque/',
  '/torque-ai-guide/',
  '/services/',
  '/enterprise-accelerator/',
  '/about/',
  '/contact/',
  '/quiz/',
  '/assessment/',
  '/platform/',
  '/dashboard/',
  '/products/websites/',
  '/momento/',
  '/memento-hub/',
  '/memento-landing/',
  '/momento-council/',
  '/brand/',
  '/creator-launch/',
  '/events/',
  '/quantum-shift/',
  '/quantum-shift/coach/',
  '/executive-coaching/',
]);

/**
 * The address, without a base path, of a page that an owner has taken away; undefined for any other. That none is missing by
 * accident is the build's to say (src/integrations/checks/dead-links.ts).
 */
export function removedPage(address: string, base: string): string | undefined {
  const { pathname } = new URL(address, 'http://site');
  const route = pathname.slice(pathname.startsWith(`${base}/`) ? base.length : 0).replace(/\/?$/, '/');
  return CAME_WITH.has(route) && !existsSync(join(DIST, route, 'index.html')) ? route : undefined;
}
