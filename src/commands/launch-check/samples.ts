import { isIP } from 'node:net';
import { partsOf } from '../../lib/json-parts.ts';
import { isPublicAddress } from '../../lib/net/public-address.ts';
import { isSample, plain } from '../../lib/sample.ts';
import type { Finding } from './finding.ts';
import type { Project } from './project.ts';

/** The pages of a file or form that isn't named as its page is, and of a setting. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  coaching: ['coach', 'executiveCoaching'],
  dinner: ['council'],
  launchKit: ['creatorLaunch'],
  modules: ['platform', 'dashboard'],
  podcast: ['quantumShift'],
  testimonials: ['coach', 'executiveCoaching'],
  videos: ['quantumShift', 'coach'],
  audit: ['brand'],
  booking: ['leadershipPilot'],
  nextDate: ['events', 'council'],
  order: ['creatorLaunch'],
  sampleReport: ['leadershipPilot'],
  signUp: ['momento', 'events', 'council'],
  sprint: ['guide', 'accelerator'],
  'founder.coaching': ['coach'],
  'founder.firstSession': ['executiveCoaching'],
  coachingSpots: ['coach', 'executiveCoaching'],
  previewStatus: ['platform', 'dashboard', 'momento', 'memento', 'quiz'],
  promiseEntry: ['momento'],
  ticketTransfer: ['events'],
  ticketDelivery: ['events'],
  previewOnly: ['momento'],
};

/** Hosts that are reserved for examples (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example\.(?:com|org|net|edu)|example|test|invalid|localhost)$/i;
/** Names of machines in a private network. */
const PRIVATE = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)\.?$/i;
const LINK = /https?:\/\/(?:\[[\da-f:]+\])?[^\s"')\]>]*/g;
/** An email, but not the one of "such as name@example.com". */
const EMAIL = /(?<![\w.+-])(?!name@)[\w.+-]+@[\w-]+\.[\w.-]*\w/g;

/** Words that hardly another language has. */
const ENGLISH =
  /(?<![\p{L}’'-])(?:and|our|that|the|their|they|this|with|your?|enter|choose|write|send a|read|work|months?|days?|years?|free|company|people|who|how|what|when|why|from|are)\s/iu;
/** Signs of currencies before an amount: $5. */
const AMOUNT = /\p{Sc}(?=\d)/gu;

/** Lists what is still the template's in all files and settings but those that no page shows: samples, addresses, language and currency. */
export function samplesLeft(project: Project): Finding[] {
  const { written, pages, pagesOff } = project;
  const shown = [...pages.values()].join('\n').replaceAll('&amp;', '&');
  const areOff = (name: string) => (PAGES[name] ?? [name]).every((page) => pagesOff.includes(page));
  const isOff = (entry: object) => 'page' in entry && pagesOff.includes(String(entry.page));
  return [...written].flatMap(([file, source]) => {
    if (file.endsWith('.md')) {
      const [frontMatter = ''] = /^---\r?\n[^]*?\n---/.exec(source) ?? [];
      const isMarked = /^sample:\s*true\s*$/m.test(frontMatter);
      // A post may explain what runs on the reader's own machine.
      if (file.includes('/posts/')) return isMarked ? [sample(file, 'The post is a sample.')] : [];
      return deadAddresses(file, source);
    }
    const name = file.replace(/^.*\/|(?:Page|Data)?\.json$/g, '');
    if (areOff(name)) return [];
    return partsOf(JSON.parse(source), isOff).flatMap(({ place, value }) => {
      if (/^(?:pages|forms|embeds)$/.test(name) && areOff(place.replace(/\..*/, ''))) return [];
      if (/^(?:site|commitments)$/.test(name) && areOff(place.replace(/\.\w+$/, ''))) return [];
      if (name === 'site' && place.startsWith('links.') && !shown.includes(`${value}`)) return [];
      if (value === true && /\bsample$/.test(place)) return [sample(file, `${place}: the entry is a sample.`)];
      // The environment may name another address of the site.
      if (typeof value !== 'string' || (name === 'site' && place === 'url')) return [];
      const isMarked = isSample(value) ? [sample(file, `${place}: “${plain(value)}” is a sample.`)] : [];
      return [...isMarked, ...deadAddresses(file, value, `${place}: `), ...foreign(file, place, value, project)];
    });
  });
}

/** Lists a text that is English or in another currency, in a site that isn't. */
function foreign(file: string, place: string, text: string, { language, currency }: Project): Finding[] {
  const faults = [
    !language.startsWith('en') && ENGLISH.test(text) && /\s\p{Ll}/u.test(text) && 'looks English',
    text.match(AMOUNT)?.some((sign) => !currency.includes(sign)) && 'has an amount in another currency',
  ].filter(Boolean);
  const [kind, remedy] = ['texts in another language or currency', 'Translate or convert each.'];
  return faults.map((fault) => {
    return { level: 'advice', file, kind, problem: `${place}: “${plain(text)}” ${fault}.`, remedy };
  });
}

function sample(file: string, problem: string): Finding {
  const remedy = 'Replace each with your own, without its ° or "sample", or delete it.';
  return { level: 'blocking', file, kind: 'samples', problem, remedy };
}

/** Lists the addresses in a text that lead nowhere, each host once. */
function deadAddresses(file: string, text: string, place = ''): Finding[] {
  const emails = Array.from(text.matchAll(EMAIL), ([email]) => `https://${email}`);
  const reasons = new Set([...(text.match(LINK) ?? []), ...emails].map(unreachable));
  return Array.from(reasons).flatMap((reason) => {
    if (!reason) return [];
    const problem = `${place}${reason}.`;
    const remedy = 'Replace each with your own public address.';
    return { level: 'blocking', file, kind: 'addresses that no visitor reaches', problem, remedy };
  });
}

/** Returns why visitors can't reach an address, or undefined if they can. */
export function unreachable(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (RESERVED.test(host)) return `${host} is a sample address`;
  const isPrivate = isIP(host) ? !isPublicAddress(host) : PRIVATE.test(host) || !host.includes('.');
  return isPrivate ? `Only your own network can reach ${host}` : undefined;
}
