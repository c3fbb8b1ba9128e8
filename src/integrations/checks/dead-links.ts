import { BLOG_FOLDER } from '../../lib/file-paths.ts';
import { decodePart, parseUrl } from '../../lib/net/url.ts';
import { stopBuild } from '../../lib/stop.ts';

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
    const url = parseUrl(href, here);
    if (!url) return true;
    if (url.host !== 'site') return false;
    if (!url.pathname.startsWith(base)) return true;
    const path = decodePart(url.pathname.slice(base.length));
    const target = [path, `${path}index.html`, `${path}/index.html`].find((name) => files.has(name));
    if (target === undefined) return true;
    const fragment = decodePart(url.hash.slice(1));
    return fragment !== '' && pages.get(target)?.ids.has(fragment) === false;
  };
  return [...pages].flatMap(([file, { hrefs }]) =>
    [...new Set(hrefs)].filter((href) => isDead(file, href)).map((href) => ({ file, href })),
  );
}

/** Returns whether a dead link is in the blog, often in an old post: the build warns about it and continues. */
export function isInPost({ file }: Pick<DeadLink, 'file'>): boolean {
  return file.startsWith(BLOG_FOLDER);
}

/** Groups dead links by their address: '/gone/ (on about/index.html and 31 more)'. */
export function namedByAddress(links: readonly DeadLink[]): string[] {
  const files = new Map<string, string[]>();
  for (const { file, href } of links) files.set(href, [...(files.get(href) ?? []), file]);
  return Array.from(
    files,
    ([href, [first, ...more]]) => `${href} (on ${first}${more.length > 0 ? ` and ${more.length} more` : ''})`,
  );
}

/** Ends the build if there are dead links, and names each once, with a page that has it. */
export function stopAtDeadLinks(links: readonly DeadLink[]): void {
  if (links.length > 0) stopBuild(`These links lead nowhere: ${namedByAddress(links).join(', ')}.`);
}
