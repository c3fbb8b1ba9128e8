import { createHash } from 'node:crypto';

/** What a page's Content-Security-Policy is computed from. */
export interface PolicySources {
  /** Contents of the page's inline scripts. */
  scripts: readonly string[];
  /** Contents of the page's inline style sheets. */
  styles: readonly string[];
  /** Origins that scripts may call. */
  connect: readonly string[];
  /** Origins that may be framed. */
  frame: readonly string[];
  /** Origins that scripts may come from, beside the site's own. */
  admitted?: readonly string[];
}

/**
 * No text becomes code but through the site's one policy (src/lib/trusted-html.ts). Scripts of another host know nothing of
 * it: a page that admits some goes without.
 */
const TRUSTED_TYPES: [string, readonly string[]][] = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['site']],
];

/**
 * A Content-Security-Policy without 'unsafe-inline' and without wildcards but `https:` for pictures: inline code is
 * admitted by its hash, other hosts by name, everything else is the site's own or nothing.
 */
export function contentSecurityPolicy({ scripts, styles, connect, frame, admitted = [] }: PolicySources): string {
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...admitted, ...hashes(scripts)]],
    ['style-src', hashes(styles)],
    ['img-src', ["'self'", 'https:', 'data:']],
    ['connect-src', ["'self'", ...connect]],
    ['frame-src', ["'self'", ...frame]],
    ['form-action', ["'self'", 'mailto:']],
    ['object-src', []],
    ['base-uri', []],
    ...(admitted.length > 0 ? [] : TRUSTED_TYPES),
  ];
  return directives.map(([name, sources]) => `${name} ${unique(sources).join(' ') || "'none'"}`).join(';');
}

function hashes(contents: readonly string[]): string[] {
  return contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)];
}
