import { createHash } from 'node:crypto';
import type { PageScan } from './scan-page.ts';

/** Origins that every page may request and embed, and those of the owner's own scripts, for the pages that have them. */
export type Allowed = Readonly<Record<'connect' | 'frame' | 'own', readonly string[]>>;

const HERE = 'https://own.invalid';
/** Lets the archive's search run; it needs no other host. */
const WASM = "'wasm-unsafe-eval'";

/**
 * Returns a page's Content-Security-Policy: without 'unsafe-inline', and without wildcards except `https:` for pictures. It allows
 * inline code by digest, other hosts by name, and otherwise only the site's own files. The hosts of remote scripts may also receive
 * requests, as analytics scripts send them. An owner's script brings further scripts, frames, style sheets and fonts. The build's own
 * scripts are below `base`.
 */
export function contentSecurityPolicy(page: PageScan, style: string, allowed: Allowed, base: string): string {
  const { scripts, module, scriptUrls } = page;
  const script = page.allowed['data-allow-script'];
  const isOurs = scriptUrls.every((url) => url.startsWith(`${base}_astro/`));
  const theirs = isOurs ? [] : allowed.own;
  const remote = scriptUrls.map((url) => new URL(url, HERE).origin).filter((origin) => origin !== HERE);
  const inline = module ? [...scripts, module] : scripts;
  const policy: [string, readonly string[]][] = [
    ['default-src', ["'self'", ...theirs]],
    ['script-src', ["'self'", ...script, ...remote, ...theirs, ...inline.map(digest)]],
    ['style-src', [digest(style), ...theirs]],
    ['img-src', ["'self'", 'https:', 'data:']],
    ['connect-src', ["'self'", ...allowed.connect, ...page.allowed['data-allow-connect'], ...remote, ...theirs]],
    ['frame-src', ["'self'", ...allowed.frame, ...theirs]],
    ['form-action', ["'self'", 'mailto:']],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
  ];
  // Text becomes code only through the one policy of src/features/blog/trusted-types.ts. Scripts of others may not know that.
  if (isOurs && script.every((origin) => origin === WASM))
    policy.push(['require-trusted-types-for', ["'script'"]], ['trusted-types', ['site']]);
  return policy.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join(';');
}

function digest(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
