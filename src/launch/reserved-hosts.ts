import type { Finding } from './finding.ts';

// Names that belong to nobody (RFC 2606, RFC 6761), with what may stand before them in an address.
const RESERVED = /(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|test|invalid|localhost))\b/gi;
const CONFIGURATION = /^(?:src\/site\.config\.ts|src\/content\/.*|\.env(?:\..*)?)$/;

/**
 * Addresses that lead nowhere because their host is reserved for examples. In the sources each is named with its line;
 * in the built files only hosts that no source names (one that came through the environment, say). Samples that are
 * still marked as such are listed elsewhere and are left out here.
 */
export function reservedHosts(
  sources: ReadonlyMap<string, string>,
  built: ReadonlyMap<string, string>,
  siteUrl: string,
): Finding[] {
  const found: Finding[] = [];
  const named = new Set<string>();
  for (const [file, source] of sources) {
    if (!CONFIGURATION.test(file)) continue;
    for (const [index, text] of source.split('\n').entries()) {
      for (const host of hostsIn(text)) {
        named.add(host);
        if (!/\bsample\(/.test(text) && !isComment(text)) found.push(leadsNowhere(file, host, index + 1));
      }
    }
  }
  if (hostsIn(siteUrl).length > 0) {
    found.push({
      level: 'blocking',
      file: 'SITE_URL',
      problem: `The site's address is ${siteUrl}, which belongs to nobody: canonical links, cards and feed would lead there.`,
      remedy: 'Set SITE_URL, or "url" in src/site.config.ts, to where the site will live.',
    });
  }
  const unnamed = new Map<string, string>();
  for (const [file, text] of built)
    for (const host of hostsIn(text))
      if (!named.has(host) && !siteUrl.includes(host) && !unnamed.has(host)) unnamed.set(host, file);
  return [...found, ...Array.from(unnamed, ([host, file]) => leadsNowhere(file, host))];
}

function leadsNowhere(file: string, host: string, line?: number): Finding {
  return {
    level: 'blocking',
    file,
    ...(line && { line }),
    problem: `${host} belongs to nobody, so a visitor who follows it arrives nowhere.`,
    remedy: 'Put your own address in its place.',
  };
}

function hostsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(RESERVED), ([host]) => host.toLowerCase()))];
}

/** Whether a line of a source or of `.env` says nothing to the program. */
export function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\*|#)/.test(line);
}
