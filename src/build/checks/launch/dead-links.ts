import type { Finding } from './finding.ts';
import type { PageOutline } from './page-outline.ts';

export interface DeadLink {
  /** The page it stands on. */
  file: string;
  href: string;
}

/**
 * Internal links that lead to no file of the built site, or to a fragment that its page does not have. `pages`: by their
 * path in the folder (`about/index.html`); `files`: every path in it; `base`: the site's path, with a slash at both ends.
 */
export function deadLinks(
  pages: ReadonlyMap<string, Pick<PageOutline, 'ids' | 'hrefs'>>,
  files: ReadonlySet<string>,
  base: string,
): DeadLink[] {
  const isDead = (file: string, href: string): boolean => {
    const url = new URL(href, `http://site${base}${file.replace(/index\.html$/, '')}`);
    if (url.host !== 'site') return false;
    if (!url.pathname.startsWith(base)) return true;
    const path = decodeURIComponent(url.pathname.slice(base.length));
    const target = [path, `${path}index.html`, `${path}/index.html`].find((name) => files.has(name));
    if (target === undefined) return true;
    const fragment = decodeURIComponent(url.hash.slice(1));
    return fragment !== '' && pages.get(target)?.ids.has(fragment) === false;
  };
  return [...pages].flatMap(([file, { hrefs }]) =>
    [...new Set(hrefs)].filter((href) => isDead(file, href)).map((href) => ({ file, href })),
  );
}

/** Dead links as the launch check says them. */
export function deadLinkFindings(links: readonly DeadLink[]): Finding[] {
  return links.map(({ file, href }) => ({
    level: 'blocking',
    file,
    problem: `The link to ${href} leads nowhere.`,
    remedy: 'Change the address where it is written (src/paths.ts, src/content, or the post), or bring the page back.',
  }));
}
