import { isIP } from 'node:net';
import { BLOG_FOLDER } from '../../lib/files/file-paths.ts';
import { isPublicAddress } from '../../lib/net/public-address.ts';
import { blocking, type Finding, linesOf } from './finding.ts';
import type { Project } from './project.ts';
import { samplesIn } from './samples.ts';

/** Hosts that are reserved for examples (RFC 2606, RFC 6761), with their subdomains; not in "such as name@example.com". */
const RESERVED =
  /(?<![\w.-]|name@)(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w(])/gi;
const LINK = /(?:href|src|action)=["']?(https?:\/\/[^\s"'>]+)/gi;
/** Names of machines in a private network. */
const PRIVATE = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)\.?$/i;

/** Returns why visitors can't reach an address, or undefined if they can. */
export function unreachable(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (host.match(RESERVED)) return `${host} is a sample address`;
  const isPrivate = isIP(host) ? !isPublicAddress(host) : PRIVATE.test(host) || !host.includes('.');
  return isPrivate ? `Only your own network can reach ${host}` : undefined;
}

/**
 * Finds the hosts in the built site that no visitor reaches, with the source that names each. Marked samples are left out, because
 * they are listed as samples. A post may explain what runs on the reader's own machine.
 */
export function deadAddresses({ sources, siteUrl, texts }: Project): Finding[] {
  const found = new Map<string, string>();
  for (const [file, text] of texts) {
    const links = file.startsWith(BLOG_FOLDER) ? [] : Array.from(text.matchAll(LINK), ([, url = '']) => url);
    const examples = Array.from(text.matchAll(RESERVED), ([host]) => `https://${host.toLowerCase()}`);
    for (const url of [...examples, ...links].filter(unreachable)) {
      const { hostname } = new URL(url);
      if (!siteUrl.includes(hostname)) found.set(hostname, found.get(hostname) ?? file);
    }
  }
  return [...found].flatMap(([host, builtFile]) => {
    const places = [...sources].flatMap(([file, source]) =>
      linesOf(source, host).map((line) => {
        const samples = samplesIn(file, source);
        return { file, line, isSample: samples.some((one) => one.line <= line && line <= one.lastLine) };
      }),
    );
    const place = places.find(({ isSample }) => !isSample);
    if (places.length > 0 && !place) return [];
    const problem = `${unreachable(`https://${host}`)}, so a link to it is dead for your visitors.`;
    const remedy = 'Replace it with your own public address.';
    return [blocking(place?.file ?? `dist/${builtFile}`, problem, remedy, place?.line)];
  });
}
