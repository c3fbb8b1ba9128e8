import { stopBuild } from './stop.ts';

/** What of a page decides where links lead. */
export interface PageLinks {
  ids: ReadonlySet<string>;
  /** The addresses of its links, as written. */
  hrefs: readonly string[];
}

export interface DeadLink {
  /** The page it stands on. */
  file: string;
  href: string;
}

/**
 * Internal links that lead to no file of the built site, or to a fragment that its page does not have. `pages`: by their
 * path in the folder (`about/index.html`); `files`: every path in it; `base`: the site's path, with a slash at both ends.
 */
export function deadLinks(pages: ReadonlyMap<string, PageLinks>, files: ReadonlySet<string>, base: string): DeadLink[] {
  const isDead = (file: string, href: string): boolean => {
    const here = `http://site${base}${file.replace(/index\.html$/, '')}`;
    if (!URL.canParse(href, here)) return true;
    const url = new URL(href, here);
    if (url.host !== 'site') return false;
    if (!url.pathname.startsWith(base)) return true;
    const path = decoded(url.pathname.slice(base.length));
    const target = [path, `${path}index.html`, `${path}/index.html`].find((name) => files.has(name));
    if (target === undefined) return true;
    const fragment = decoded(url.hash.slice(1));
    return fragment !== '' && pages.get(target)?.ids.has(fragment) === false;
  };
  return [...pages].flatMap(([file, { hrefs }]) =>
    [...new Set(hrefs)].filter((href) => isDead(file, href)).map((href) => ({ file, href })),
  );
}

/**
 * Whether a dead link was written elsewhere: in a post, where a feed is connected (`feed`), often long ago. Such a link is told,
 * but one letter of a newsletter keeps no build from going out.
 */
export const isFromFeed = ({ file }: DeadLink, feed: boolean): boolean => feed && file.startsWith('blog/');

/** Ends the build where a link leads nowhere, with one sentence that names each and the page it stands on. */
export function stopAtDeadLinks(links: readonly DeadLink[]): void {
  if (links.length === 0) return;
  const named = links.map(({ file, href }) => `${href} (on ${file})`);
  stopBuild(`These links lead nowhere: ${named.join(', ')}.`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
