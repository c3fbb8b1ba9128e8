import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { type DeadLink, deadLinks, isInPost } from '../integrations/checks/dead-links.ts';
import { grouped } from '../lib/format.ts';
import type { Finding } from './finding.ts';

/** The time of a file's last change, in milliseconds since 1970. */
export interface Changed {
  file: string;
  at: number;
}

/** The files of a build. */
export interface BuiltSite {
  /** The last changes of the sources and of the built home page; undefined while the build is still running. */
  changed: { sources: readonly Changed[]; built: Changed | undefined } | undefined;
  /** The text files, by their path in the folder. */
  texts: ReadonlyMap<string, string>;
  /** Every path in the folder. */
  files: ReadonlySet<string>;
}

/** Bytes that a server sends before it waits for an answer. */
export const FIRST_FLIGHT = 14_600;

const REBUILD = 'Run npm run build, then this check again.';

/** Returns the finding that makes all other checks of the built site useless: no build, or one for another address. */
export function unusableBuild({ changed, texts }: BuiltSite, home: string): Finding | undefined {
  const blocking = { level: 'blocking', remedy: REBUILD } as const;
  if (changed && !changed.built) return { ...blocking, file: 'dist', problem: 'The site has not been built.' };
  const builtFor = pageOutline(texts.get('index.html') ?? '').canonical;
  if (builtFor === undefined || builtFor === home) return undefined;
  const problem = `The site was built for ${builtFor}; SITE_URL and BASE_PATH now make it ${home}.`;
  return { ...blocking, file: 'dist', problem };
}

/** Reports a built site that is older than its sources. */
export function staleBuild({ changed }: BuiltSite): Finding[] {
  const newest = changed?.sources.toSorted((a, b) => b.at - a.at)[0];
  if (!newest || !changed?.built || newest.at <= changed.built.at) return [];
  const problem = `The built site is older than ${newest.file}.`;
  return [{ level: 'blocking', file: changed.built.file, problem, remedy: REBUILD }];
}

/** Reports what is wrong with the built pages: dead links, undescribed pictures, pages that are too heavy. */
export function pageFindings({ texts, files }: BuiltSite, base: string): Finding[] {
  const html = [...texts].filter(([file]) => file.endsWith('.html'));
  const pages = new Map(html.map(([file, text]) => [file, pageOutline(text)]));
  return [
    ...deadLinkFindings(sortedByOwner(deadLinks(pages, files, base))),
    ...[...pages].flatMap(([file, { silentPictures }]) => silentPictures.map((src) => missingAlt(file, src))),
    ...html.flatMap(([file, text]) => heavyPage(file, text)),
  ];
}

/** Returns one finding per target, however many pages link to it. */
function deadLinkFindings(links: readonly DeadLink[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { href } of links) counts.set(href, (counts.get(href) ?? 0) + 1);
  const targets = new Map(links.toReversed().map((link) => [link.href, link]));
  return [...targets.values()].toReversed().map((link): Finding => {
    const others = (counts.get(link.href) ?? 1) - 1;
    return {
      level: isInPost(link) ? 'advice' : 'blocking',
      file: link.file,
      problem: `The link to ${link.href} is dead${others > 0 ? ` (here and on ${others} more)` : ''}.`,
      remedy: 'Change it in src/paths.ts, src/content or the post, or restore the page.',
    };
  });
}

/** Puts the site's own pages first, so that a link that is dead there too blocks. */
function sortedByOwner(links: readonly DeadLink[]): DeadLink[] {
  return links.toSorted((a, b) => Number(isInPost(a)) - Number(isInPost(b)));
}

function missingAlt(file: string, src: string): Finding {
  return {
    level: 'advice',
    file,
    problem: `A picture has no description: ${src.slice(0, 120)}.`,
    remedy: 'Describe it in the brackets of ![…](…), or in your newsletter’s field for it.',
  };
}

/** Reports a page over the limit. Posts have none. */
function heavyPage(file: string, html: string): Finding[] {
  if (isInPost({ file })) return [];
  const bytes = brotliCompressSync(html).length;
  if (bytes <= FIRST_FLIGHT) return [];
  const over = grouped(bytes - FIRST_FLIGHT);
  const problem = `The page weighs ${grouped(bytes)} bytes compressed, ${over} more than arrive in one round trip.`;
  return [{ level: 'advice', file, problem, remedy: 'Shorten its texts or lists if you want all of it at once.' }];
}

/** The parts of a built page that the launch check uses. */
interface PageOutline {
  canonical: string | undefined;
  ids: Set<string>;
  /** The links' addresses, as written. */
  hrefs: string[];
  /** The addresses of pictures in a post's body that have no description. */
  silentPictures: string[];
}

/** The site's own drawing for a post, which adds nothing to the post's title. */
const DRAWN = /\/art\/posts-[\w-]+\.svg#|^data:/;

/** Reads a page's canonical address, links, ids and undescribed pictures. */
export function pageOutline(html: string): PageOutline {
  const outline: PageOutline = { canonical: undefined, ids: new Set(), hrefs: [], silentPictures: [] };
  const isProse: boolean[] = [];
  const parser = new Parser({
    onopentag(name, { id, rel, href, src, alt, class: classes }) {
      isProse.push((isProse.at(-1) ?? false) || /(?:^|\s)prose(?:\s|$)/.test(classes ?? ''));
      if (id) outline.ids.add(id);
      if (name === 'link' && rel === 'canonical') outline.canonical = href;
      if (name === 'a' && href !== undefined) outline.hrefs.push(href);
      if (name === 'img' && isProse.at(-1) && !alt && !DRAWN.test(src ?? '')) outline.silentPictures.push(src ?? '');
    },
    onclosetag() {
      isProse.pop();
    },
  });
  parser.end(html);
  return outline;
}
