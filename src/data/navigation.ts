import { isOff, paths } from '../paths.ts';
import { content } from './content.ts';
import { listedPages, pages } from './pages.ts';
import { upcoming } from './now.ts';

const { navigation } = content;

type Link = (typeof navigation.topLevel)[number];

/**
 * What the header shows: the groups without switched-off pages. A group without its own page leads to its first; one whose area has
 * no page left is gone.
 */
export const groups = navigation.groups.filter(hasPages).flatMap(({ page, label, area, links }) => {
  const shown = links.filter(isOn).map((link) => {
    const line = ('page' in link && upcoming[link.page] && link.upcoming) || link.line;
    return { ...resolved(link), line };
  });
  const own = resolved({ page, label });
  const first = shown.find(({ href }) => href.startsWith('/')) ?? shown[0];
  return first ? [{ area, label: own.label, href: isOff(own.href) ? first.href : own.href, links: shown }] : [];
});

export const topLevel = navigation.topLevel.filter(isOn).map(resolved);

export const footerColumns = navigation.footer
  .map(({ label, links }) => ({ label, links: links.filter(isOn).map(resolved) }))
  .filter(({ links }) => links.length > 0);

function hasPages({ area }: (typeof navigation.groups)[number]): boolean {
  return listedPages.some(([, page]) => page.area === area);
}

/** Returns a link with its address, and with its page’s title unless it has a label of its own. */
function resolved(link: Link): { label: string; href: string } {
  if ('href' in link) return { label: link.label, href: link.href };
  return { label: link.label ?? pages[link.page].title, href: paths[link.page] };
}

function isOn(link: Link): boolean {
  return !isOff(resolved(link).href);
}
