import type { PageMeta } from './page-meta.ts';
import { type PageName, pages } from './pages.ts';

const LISTED: Readonly<Record<PageName, PageMeta>> = pages;

/** A step of the way to a page. */
export interface Step {
  title: string;
  path: string;
}

/** The way to a page from the home page, itself included: what its breadcrumb says. */
export function trail(meta: PageMeta): Step[] {
  const { title, path, parent } = meta;
  const above = parent ? trail(LISTED[parent]) : path === pages.home.path ? [] : [HOME];
  return [...above, path === pages.home.path ? HOME : { title, path }];
}

const HOME: Step = { title: 'Home', path: pages.home.path };
