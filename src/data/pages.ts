import { buildWords } from '../locale.ts';
import { isOff, paths } from '../paths.ts';
import { content } from './content.ts';
import type { PageName } from './schemas/pages.ts';
import { upcoming } from './now.ts';

type Entry = Omit<NonNullable<(typeof content.pages)[string]>, 'parent' | 'upcoming' | 'withoutDinners'>;

/** A page’s entry with its address and that of the page that it belongs below, base path included. */
export type PageMeta = Entry & { readonly path: string; readonly parent?: string | undefined };

/** Every page that search engines may list, by its name. */
export const pages = Object.fromEntries(
  Object.entries(content.pages).map(
    ([name, { upcoming: ahead, withoutDinners, parent, ...page }]): [string, PageMeta] => {
      const other = (upcoming[name] && ahead) || (isOff(paths.council) && withoutDinners);
      return [
        name,
        {
          ...page,
          path: paths[name as PageName],
          parent: parent && paths[parent],
          description: other || page.description,
        },
      ];
    },
  ),
) as Readonly<Record<PageName, PageMeta>>;

export const listedPages = (Object.entries(pages) as [PageName, PageMeta][]).filter(([, { path }]) => !isOff(path));

/** Returns a page's breadcrumb from the home page to the page itself. */
export function trail({ title, path, parent }: PageMeta): { title: string; path: string }[] {
  if (path === paths.home) return [{ title: buildWords.home, path }];
  return [...trail(above(parent)), { title: title.replaceAll('\u00ad', ''), path }];
}

/** Returns the page at an address, or the first above it that isn't switched off. */
export function above(path: string | undefined): PageMeta {
  const page = Object.values(pages).find((listed) => listed.path === path) ?? pages.home;
  return isOff(page.path) ? above(page.parent) : page;
}
