import { isIP } from 'node:net';
import { isPublicAddress } from '../loaders/pictures/public-address.ts';
import type { Finding } from './finding.ts';
import { isComment } from './reserved-hosts.ts';

/** Not the posts: those may well speak of a localhost. */
const CONFIGURATION = /^src\/(?:site\.config|content\/.*)\.ts$/;
const ADDRESS = /https?:\/\/(?:[^\s/@'"`]*@)?(\[[\da-f:.]+\]|[\w.-]+)/gi;
/** What a router or an office calls its own machines. */
const INNER = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)\.?$/i;

/** What each setting that is sent to or read from loses where only the owner's own network reaches it. */
const LOSSES: Readonly<Record<string, string>> = {
  SITE_URL: 'canonical links, cards and feed would lead nowhere',
  PUBLIC_FEED_HOST: 'visitors see the posts of the last build, and none that came later',
  PUBLIC_ASSESSMENT_WEBHOOK_URL: 'no completed assessment would arrive',
  PUBLIC_MOMENTO_ENDPOINT: 'no sign-up would arrive',
};

/**
 * Addresses that only this machine or its own network reaches: of the settings, by their names, and in the configuration
 * and the content, with their lines. A feed can be read from there when the site is built, so it does not block.
 */
export function privateHosts(
  sources: ReadonlyMap<string, string>,
  settings: Readonly<Record<string, string>>,
): Finding[] {
  const ofSettings = Object.entries(LOSSES).flatMap(([name, loss]) =>
    privateHostsIn(settings[name] ?? '').map((host): Finding => ({
      level: name === 'PUBLIC_FEED_HOST' ? 'advice' : 'blocking',
      file: name,
      problem: `${host} is reached from your own network alone: ${loss}.`,
      remedy: 'Set it to an address on the open internet.',
    })),
  );
  const written = [...sources].filter(([file]) => CONFIGURATION.test(file));
  const ofSources = written.flatMap(([file, source]) =>
    source.split('\n').flatMap((text, index) =>
      (isComment(text) ? [] : privateHostsIn(text)).map((host): Finding => ({
        level: 'blocking',
        file,
        line: index + 1,
        problem: `${host} is reached from your own network alone, so a visitor who follows it arrives nowhere.`,
        remedy: 'Put an address on the open internet in its place.',
      })),
    ),
  );
  return [...ofSettings, ...ofSources];
}

function privateHostsIn(text: string): string[] {
  return Array.from(text.matchAll(ADDRESS), ([, host = '']) => host.toLowerCase()).filter(isPrivate);
}

/** A name without a dot is one of the network that it is asked in. */
function isPrivate(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address)) return !isPublicAddress(address);
  return INNER.test(host) || !host.includes('.');
}
