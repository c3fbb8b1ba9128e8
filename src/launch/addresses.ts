import { isIP } from 'node:net';
import { isPublicAddress } from '../lib/net/public-address.ts';
import type { Finding } from './finding.ts';

type Sources = ReadonlyMap<string, string>;

/** Hosts that are reserved for examples (RFC 2606, RFC 6761), with their subdomains. */
const RESERVED = /(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|test|invalid|localhost))\b/gi;
const HTTP = /https?:\/\/(?:[^\s/@'"`]*@)?(\[[\da-f:.]+\]|[\w.-]+)/gi;
/** Names of machines in a private network. */
const PRIVATE = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)\.?$/i;

const CONFIGURATION = /^(?:src\/site\.config\.ts|src\/content\/.*|\.env(?:\..*)?)$/;
/** Without the posts, which may mention localhost in their text. */
const TYPESCRIPT = /^src\/(?:site\.config|content\/.*)\.ts$/;

/**
 * Finds addresses whose host is reserved for examples: in the sources by line, in the built files only hosts that no source
 * names (from the environment, for example). Marked samples are left out, because they are listed as samples.
 */
export function reservedHosts(sources: Sources, built: Sources, siteUrl: string): Finding[] {
  const named = new Set<string>();
  const written = linesOf(sources, CONFIGURATION).flatMap(({ file, line, text }) =>
    reservedHostsIn(text).flatMap((host) => {
      named.add(host);
      return /\bsample\(/.test(text) || isComment(text) ? [] : [unreachable(file, `${host} is a sample address`, line)];
    }),
  );
  const ofSite: Finding[] = reservedHostsIn(siteUrl).map(() => ({
    level: 'blocking',
    file: 'SITE_URL',
    problem: `The site's address, ${siteUrl}, is a sample address: canonical links, social cards and the feed would point to it.`,
    remedy: 'Set SITE_URL, or "url" in src/site.config.ts, to the address that the site will have.',
  }));
  const unnamed = new Map<string, string>();
  for (const [file, text] of built)
    for (const host of reservedHostsIn(text))
      if (!named.has(host) && !siteUrl.includes(host) && !unnamed.has(host)) unnamed.set(host, file);
  const generated = Array.from(unnamed, ([host, file]) => unreachable(file, `${host} is a sample address`));
  return [...written, ...ofSite, ...generated];
}

/** The consequence of an address that only the owner's network can reach, by setting. */
const LOSSES: Readonly<Record<string, string>> = {
  SITE_URL: 'canonical links, social cards and the feed would point to it',
  PUBLIC_FEED_HOST: 'visitors see the posts of the last build and no later ones',
  PUBLIC_ASSESSMENT_WEBHOOK_URL: 'you would receive no completed assessment',
  PUBLIC_MOMENTO_ENDPOINT: 'you would receive no sign-up',
  PUBLIC_REPORT_ENDPOINT: 'you would receive no request for the sample report',
};

/**
 * Finds addresses that only this machine or its network can reach: in the settings by name, in the configuration and content
 * by line. A feed there is advice only, because the build can read it.
 */
export function privateHosts(sources: Sources, settings: Readonly<Record<string, string>>): Finding[] {
  const ofSettings = Object.entries(LOSSES).flatMap(([name, loss]) =>
    privateHostsIn(settings[name] ?? '').map((host): Finding => ({
      level: name === 'PUBLIC_FEED_HOST' ? 'advice' : 'blocking',
      file: name,
      problem: `Only your own network can reach ${host}: ${loss}.`,
      remedy: 'Set it to a public address.',
    })),
  );
  const written = linesOf(sources, TYPESCRIPT).flatMap(({ file, line, text }) =>
    (isComment(text) ? [] : privateHostsIn(text)).map((host) =>
      unreachable(file, `Only your own network can reach ${host}`, line),
    ),
  );
  return [...ofSettings, ...written];
}

function unreachable(file: string, fact: string, line?: number): Finding {
  return {
    level: 'blocking',
    file,
    ...(line && { line }),
    problem: `${fact}, so a link to it is dead for your visitors.`,
    remedy: 'Replace it with your own public address.',
  };
}

function linesOf(sources: Sources, pattern: RegExp): { file: string; line: number; text: string }[] {
  const matching = [...sources].filter(([file]) => pattern.test(file));
  return matching.flatMap(([file, source]) =>
    source.split('\n').map((text, index) => ({ file, line: index + 1, text })),
  );
}

function reservedHostsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(RESERVED), ([host]) => host.toLowerCase()))];
}

function privateHostsIn(text: string): string[] {
  return Array.from(text.matchAll(HTTP), ([, host = '']) => host.toLowerCase()).filter(isPrivate);
}

function isPrivate(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address)) return !isPublicAddress(address);
  return PRIVATE.test(host) || !host.includes('.');
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\*|#)/.test(line);
}
