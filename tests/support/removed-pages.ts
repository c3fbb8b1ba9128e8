import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './built-site.ts';

/** Pages of the original site that an owner may remove. */
const OPTIONAL_PAGES = new Set([
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

/** Returns the path, without the base, if it is a page that the owner has removed, or undefined. */
export function removedPage(address: string, base: string): string | undefined {
  const { pathname } = new URL(address, 'http://site');
  const route = pathname.slice(pathname.startsWith(`${base}/`) ? base.length : 0).replace(/\/?$/, '/');
  return OPTIONAL_PAGES.has(route) && !existsSync(join(DIST, route, 'index.html')) ? route : undefined;
}
