import type { PageMeta } from '../pages/page-meta.ts';
import { type PageName, pages } from '../pages.ts';

const LISTED: Readonly<Record<PageName, PageMeta>> = pages;

/** A step of a breadcrumb. */
export interface Step {
  title: string;
  path: string;
}

/** Returns a page's breadcrumb from the home page to the page itself. */
export function trail(meta: PageMeta): Step[] {
  const { title, path, parent } = meta;
  const above = parent ? trail(LISTED[parent]) : path === pages.home.path ? [] : [HOME];
  return [...above, path === pages.home.path ? HOME : { title, path }];
}

const HOME: Step = { title: 'Home', path: pages.home.path };
