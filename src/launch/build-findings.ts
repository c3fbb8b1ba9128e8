import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { isInPost } from '../integrations/checks/dead-links.ts';
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

/** Reports what is wrong with the built pages: undescribed pictures, pages that are too heavy. */
export function pageFindings({ texts }: BuiltSite): Finding[] {
  const html = [...texts].filter(([file]) => file.endsWith('.html'));
  return [
    ...html.flatMap(([file, text]) => pageOutline(text).silentPictures.map((src) => missingAlt(file, src))),
    ...html.flatMap(([file, text]) => heavyPage(file, text)),
  ];
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
  /** The addresses of pictures in a post's body that have no description. */
  silentPictures: string[];
}

/** The site's own drawing for a post, which adds nothing to the post's title. */
const DRAWN = /\/art\/posts-[\w-]+\.svg#|^data:/;

/** Reads a page's canonical address and undescribed pictures. */
export function pageOutline(html: string): PageOutline {
  const outline: PageOutline = { canonical: undefined, silentPictures: [] };
  const isProse: boolean[] = [];
  const parser = new Parser({
    onopentag(name, { rel, href, src, alt, class: classes }) {
      isProse.push((isProse.at(-1) ?? false) || /(?:^|\s)prose(?:\s|$)/.test(classes ?? ''));
      if (name === 'link' && rel === 'canonical') outline.canonical = href;
      if (name === 'img' && isProse.at(-1) && !alt && !DRAWN.test(src ?? '')) outline.silentPictures.push(src ?? '');
    },
    onclosetag() {
      isProse.pop();
    },
  });
  parser.end(html);
  return outline;
}
