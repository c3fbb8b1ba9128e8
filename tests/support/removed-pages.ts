import { paths } from '../../src/paths.ts';
import { site } from '../../src/site.config.ts';

/** Returns the path, without the base, if it is a page that the owner has switched off, or undefined. */
export function removedPage(address: string, base: string): string | undefined {
  const { pathname } = new URL(address, 'http://site');
  const route = pathname.slice(pathname.startsWith(`${base}/`) ? base.length : 0).replace(/\/?$/, '/');
  const names: readonly (keyof typeof paths)[] = site.pagesOff;
  const isModule = names.includes('platform') && route.startsWith('/products/');
  return isModule || names.some((name) => paths[name] === route) ? route : undefined;
}
