import { createHash } from 'node:crypto';

interface Sources {
  /** The texts of a page's inline scripts, its style sheet, and the addresses of its script elements. */
  scripts: readonly string[];
  style: string;
  scriptUrls: readonly string[];
  /** Origins that its scripts may come from, and that they may request and embed. */
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  /** Hosts of the owner's own scripts, which bring further scripts, frames, style sheets and fonts from there. */
  ownerHosts?: readonly string[];
  /** Where the build's own scripts are. */
  own: string;
}

const HERE = 'https://own.invalid';
/** Lets the archive's search run; it needs no other host. */
const WASM = "'wasm-unsafe-eval'";

/**
 * Returns a page's Content-Security-Policy: without 'unsafe-inline', and without wildcards except `https:` for pictures. It allows
 * inline code by digest, other hosts by name, and otherwise only the site's own files. The hosts of remote scripts may also receive
 * requests, as analytics scripts send them.
 */
export function contentSecurityPolicy(sources: Sources): string {
  const { scripts, style, scriptUrls, script, connect, frame, ownerHosts = [], own } = sources;
  const isOurs = scriptUrls.every((url) => url.startsWith(own));
  const theirs = isOurs ? [] : ownerHosts;
  const remote = scriptUrls.map((url) => new URL(url, HERE).origin).filter((origin) => origin !== HERE);
  const policy: [string, readonly string[]][] = [
    ['default-src', ["'self'", ...theirs]],
    ['script-src', ["'self'", ...script, ...remote, ...theirs, ...scripts.map(digest)]],
    ['style-src', [digest(style), ...theirs]],
    ['img-src', ["'self'", 'https:', 'data:']],
    ['connect-src', ["'self'", ...connect, ...remote, ...theirs]],
    ['frame-src', ["'self'", ...frame, ...theirs]],
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
