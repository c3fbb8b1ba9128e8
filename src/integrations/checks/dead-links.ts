import { stopBuild } from './stop.ts';

/** The parts of a page that decide where links lead. */
export interface PageLinks {
  ids: ReadonlySet<string>;
  /** The addresses of its links, as written. */
  hrefs: readonly string[];
}

export interface DeadLink {
  /** The page that has the link. */
  file: string;
  href: string;
}

/**
 * Finds internal links to a file that the built site doesn't have, or to a fragment that its page doesn't have. `pages` are
 * keyed by path in the folder (`about/index.html`); `files` holds every path; `base` is the site's path, with a slash at
 * both ends.
 */
export function deadLinks(pages: ReadonlyMap<string, PageLinks>, files: ReadonlySet<string>, base: string): DeadLink[] {
  const isDead = (file: string, href: string): boolean => {
    const here = `http://site${base}${file.replace(/index\.html$/, '')}`;
    if (!URL.canParse(href, here)) return true;
    const url = new URL(href, here);
    if (url.host !== 'site') return false;
    if (!url.pathname.startsWith(base)) return true;
    const path = decode(url.pathname.slice(base.length));
    const target = [path, `${path}index.html`, `${path}/index.html`].find((name) => files.has(name));
    if (target === undefined) return true;
    const fragment = decode(url.hash.slice(1));
    return fragment !== '' && pages.get(target)?.ids.has(fragment) === false;
  };
  return [...pages].flatMap(([file, { hrefs }]) =>
    [...new Set(hrefs)].filter((href) => isDead(file, href)).map((href) => ({ file, href })),
  );
}

/**
 * Whether a dead link comes from a post of a remote feed (`feed`), often an old one. It is reported as a warning and never
 * fails the build.
 */
export function isFromFeed({ file }: DeadLink, feed: boolean): boolean {
  return feed && file.startsWith('blog/');
}

/** Ends the build if there are dead links, and names each with its page. */
export function stopAtDeadLinks(links: readonly DeadLink[]): void {
  if (links.length === 0) return;
  const named = links.map(({ file, href }) => `${href} (on ${file})`);
  stopBuild(`These links lead nowhere: ${named.join(', ')}.`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
