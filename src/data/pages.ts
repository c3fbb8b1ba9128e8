import { isOff, paths } from '../paths.ts';
import { content } from './content.ts';
import type { Area, PageName } from './schemas/pages.ts';
import { upcoming } from './now.ts';

/** A page’s entry with its addresses, base path included. */
export interface PageMeta {
  readonly path: string;
  readonly kind?: 'AboutPage' | 'ContactPage' | 'CollectionPage' | undefined;
  readonly area: Area;
  readonly tone?: 'dark' | undefined;
  /** The address of the page that it belongs below. */
  readonly parent?: string | undefined;
  readonly title: string;
  readonly headTitle?: string | undefined;
  readonly description: string;
  readonly keywords: readonly string[];
}

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
