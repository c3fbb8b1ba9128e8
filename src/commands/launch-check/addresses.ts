import { isIP } from 'node:net';
import { isPublicAddress } from '../../lib/net/public-address.ts';
import { advice, blocking, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/** Hosts that are reserved for examples (RFC 2606, RFC 6761), with their subdomains; not in "such as name@example.com", nor an entry of `words`. */
const RESERVED =
  /(?<![\w.-]|name@)(?!words\.)(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|test|invalid|localhost))\b/gi;
const HTTP = /https?:\/\/(?:[^\s/@'"`]*@)?(\[[\da-f:.]+\]|[\w.-]+)/gi;
/** Names of machines in a private network. */
const PRIVATE = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)\.?$/i;

const CONFIGURATION = /^(?:src\/site\.config\.ts|src\/content\/.*|\.env(?:\..*)?)$/;
/** Without the posts, which may mention localhost in their text. */
const TYPESCRIPT = /^src\/(?:site\.config|content\/.*)\.ts$/;
const COMMENT = /^\s*(?:\/\/|\/\*|\*|#)/;

/** The consequence of an address that only the owner's network can reach, by setting. */
const LOSSES: Readonly<Record<string, string>> = {
  SITE_URL: 'canonical links, social cards and the feed would point to it',
  PUBLIC_FEED_HOST: 'visitors see the posts of the last build and no later ones',
  PUBLIC_ASSESSMENT_WEBHOOK_URL: 'you would receive no completed assessment',
  PUBLIC_MOMENTO_ENDPOINT: 'you would receive no sign-up',
  PUBLIC_REPORT_ENDPOINT: 'you would receive no request for the sample report',
};

/**
 * Finds addresses that visitors can't reach: reserved for examples, or in the owner's network. In the sources by line, in the
 * settings by name, in the built files only if no source names them. Marked samples are left out, because they are listed as samples.
 */
export function deadAddresses({
  sources,
  built,
  siteUrl,
  settings,
}: Pick<Project, 'sources' | 'built' | 'siteUrl' | 'settings'>): Finding[] {
  const findings: Finding[] = [];
  const report = (fact: string, file: string, line?: number) =>
    findings.push(
      blocking(
        file,
        `${fact}, so a link to it is dead for your visitors.`,
        'Replace it with your own public address.',
        line,
      ),
    );
  const named = new Set<string>();
  for (const [file, source] of sources) {
    if (!CONFIGURATION.test(file)) continue;
    for (const [index, text] of source.split('\n').entries()) {
      for (const host of reservedHosts(text)) {
        named.add(host);
        if (!/\bsample\(/.test(text) && !COMMENT.test(text)) report(`${host} is a sample address`, file, index + 1);
      }
      if (!TYPESCRIPT.test(file) || COMMENT.test(text)) continue;
      for (const host of privateHosts(text)) report(`Only your own network can reach ${host}`, file, index + 1);
    }
  }
  for (const _ of reservedHosts(siteUrl)) {
    const problem = `The site's address, ${siteUrl}, is a sample address: ${LOSSES['SITE_URL']}.`;
    findings.push(
      blocking(
        'SITE_URL',
        problem,
        'Set SITE_URL, or "url" in src/site.config.ts, to the address that the site will have.',
      ),
    );
  }
  for (const [file, text] of built.texts)
    for (const host of reservedHosts(text)) {
      if (named.has(host) || siteUrl.includes(host)) continue;
      named.add(host);
      report(`${host} is a sample address`, file);
    }
  for (const [name, loss] of Object.entries(LOSSES))
    for (const host of privateHosts(settings[name] ?? '')) {
      // The build can read such a feed.
      const found = name === 'PUBLIC_FEED_HOST' ? advice : blocking;
      findings.push(found(name, `Only your own network can reach ${host}: ${loss}.`, 'Set it to a public address.'));
    }
  return findings;
}

function reservedHosts(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(RESERVED), ([host]) => host.toLowerCase()));
}

function privateHosts(text: string): string[] {
  const hosts = Array.from(text.matchAll(HTTP), ([, host = '']) => host.toLowerCase());
  return hosts.filter((host) => {
    const address = host.replace(/^\[|\]$/g, '');
    return isIP(address) ? !isPublicAddress(address) : PRIVATE.test(host) || !host.includes('.');
  });
}
