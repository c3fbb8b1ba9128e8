import { asksConsent } from '../../src/data/data-flows.ts';
import { site } from '../../src/site.config.ts';
import type { OwnScript } from '../../src/site-schema.ts';

const scripts: readonly OwnScript[] = site.scripts;

/** Returns whether an address is a script that the owner put into every page, or the one that asks whether it may load. */
export function isOwnScript(url: string): boolean {
  return (asksConsent && /_astro\/consent/i.test(url)) || scripts.some(({ src }) => url === src || url.endsWith(src));
}

/** Returns the other hosts that the owner's scripts contact. */
export function ownScriptHosts(): string[] {
  return scripts.flatMap(({ src, hosts = [] }) => [...(/^https?:/.test(src) ? [src] : []), ...hosts]).map(hostOf);
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}
