import type { AstroIntegrationLogger } from 'astro';
import { filesIn, textFiles } from '../../lib/files/files-in.ts';
import { BLOG_FOLDER } from '../../lib/files/file-paths.ts';
import { decodePart, parseUrl } from '../../lib/net/url.ts';
import { stopBuild } from '../../lib/stop.ts';
import type { PageScan } from '../finish/scan-page.ts';

/** Pages by file. */
type Pages = ReadonlyMap<string, Pick<PageScan, 'ids' | 'hrefs'>>;
type Sources = ReadonlyMap<string, string>;

/** A link on the page of a file. `isPart`: the page is there, and only the part of it that the fragment names isn't. */
type DeadLink = { file: string; href: string; isPart: boolean };

/**
 * Finds internal links to a file that the built site doesn't have, or to a fragment that its page doesn't have. `pages` are
 * keyed by path in the folder (`about/index.html`); `files` holds every path; `base` is the site's path, with a slash at
 * both ends.
 */
export function deadLinks(pages: Pages, files: ReadonlySet<string>, base: string): DeadLink[] {
  const fault = (file: string, href: string): 'page' | 'part' | undefined => {
    const here = `http://site${base}${file.replace(/index\.html$/, '')}`;
    const url = parseUrl(href, here);
    if (!url) return 'page';
    if (url.host !== 'site') return undefined;
    if (!url.pathname.startsWith(base)) return 'page';
    const path = decodePart(url.pathname.slice(base.length));
    const target = [path, `${path}index.html`, `${path}/index.html`].find((name) => files.has(name));
    if (target === undefined) return 'page';
    const fragment = decodePart(url.hash.slice(1));
    return fragment !== '' && pages.get(target)?.ids.has(fragment) === false ? 'part' : undefined;
  };
  return [...pages].flatMap(([file, { hrefs }]) =>
    [...new Set(hrefs)].flatMap((href): DeadLink[] => {
      const found = fault(file, href);
      return found ? [{ file, href, isPart: found === 'part' }] : [];
    }),
  );
}

/** Returns whether a dead link is in the blog, often in an old post: the build warns about it and continues. */
function isInPost({ file }: Pick<DeadLink, 'file'>): boolean {
  return file.startsWith(BLOG_FOLDER);
}

/** Groups dead links by their address, with the sources that have it, if they can be found: '/gone/ (src/content/a.json; on about/index.html and 31 more)'. */
export function namedByAddress(links: readonly DeadLink[], sources: Sources = new Map()): string[] {
  const files = new Map<string, string[]>();
  for (const { file, href } of links) files.set(href, [...(files.get(href) ?? []), file]);
  return Array.from(
    files,
    ([href, [first, ...more]]) =>
      `${href} (${sourcesOf(href, sources)}on ${first}${more.length > 0 ? ` and ${more.length} more` : ''})`,
  );
}

/** Ends the build at a link to a page that doesn't exist, and warns about links in posts and to sections that are gone. */
export async function checkLinks(
  pages: Pages,
  root: string,
  base: string,
  logger: Pick<AstroIntegrationLogger, 'warn'>,
): Promise<void> {
  const dead = deadLinks(pages, await filesIn(root), base);
  const sources: Sources = dead.length > 0 ? await textFiles('src', 'src/', /\.(tsx?|astro|md|json)$/) : new Map();
  const named = (wanted: (link: DeadLink) => boolean) => namedByAddress(dead.filter(wanted), sources);
  const gone = named((link) => !isInPost(link) && !link.isPart);
  if (gone.length > 0) stopBuild(`These links lead nowhere: ${gone.join(', ')}.`);
  for (const link of named((part) => !isInPost(part)))
    logger.warn(`The section is gone, so this link leads to the top of its page: ${link}.`);
  for (const link of named(isInPost))
    logger.warn(`A post links to ${link.replace('user-content-', '')}, which doesn't exist.`);
}

/** Returns the sources that write an address, or its page's name in paths.ts with the same fragment. */
function sourcesOf(href: string, sources: Sources): string {
  const [path = '', fragment] = href.split('#');
  const names = Array.from((sources.get('src/paths.ts') ?? '').matchAll(/^ {2}(\w+): withBase\('([^']+)'\)/gm));
  const [, name] = names.find(([, , address = '']) => path.endsWith(address) && address !== '/') ?? [];
  const page = fragment ? [`{paths.${name}}#${fragment}`] : [`paths.${name}`];
  const wanted = [...(path ? page : []), `](${href})`, `'${href}'`, `"${href}"`];
  const files = [...sources].filter(([, text]) => wanted.some((one) => text.includes(one))).map(([file]) => file);
  return files.map((file) => `${file}; `).join('');
}
