import { createHash } from 'node:crypto';

export interface PolicySources {
  /** The contents of the page's inline scripts and style sheets. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins that scripts may load from. */
  scriptOrigins: readonly string[];
  /** Origins that scripts may request. */
  connect: readonly string[];
  frame: readonly string[];
  /** Enforces Trusted Types. Scripts that this project doesn't build may not know them. */
  trustedTypes: boolean;
}

/** Text becomes code only through the site's one Trusted Types policy (src/features/blog/trusted-types.ts). */
const TRUSTED_TYPES: [string, readonly string[]][] = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['site']],
];

/**
 * Returns a Content-Security-Policy without 'unsafe-inline', and without wildcards except `https:` for pictures. It allows
 * inline code by digest, other hosts by name, and otherwise only the site's own files.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { scripts, styles, scriptOrigins, connect, frame, trustedTypes } = sources;
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scriptOrigins, ...digests(scripts)]],
    ['style-src', digests(styles)],
    ['img-src', ["'self'", 'https:', 'data:']],
    ['connect-src', ["'self'", ...connect]],
    ['frame-src', ["'self'", ...frame]],
    ['form-action', ["'self'", 'mailto:']],
    ['object-src', []],
    ['base-uri', []],
    ...(trustedTypes ? TRUSTED_TYPES : []),
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(' ') || "'none'"}`).join(';');
}

function digests(contents: readonly string[]): string[] {
  return contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
