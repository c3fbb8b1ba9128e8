import { buildWords } from '../../locale.ts';
import type { PageMeta } from '../pages/page-meta.ts';
import { pages } from '../pages.ts';

const LISTED: readonly PageMeta[] = Object.values(pages);

/** A step of a breadcrumb. */
export interface Step {
  title: string;
  path: string;
}

/** Returns a page's breadcrumb from the home page to the page itself. */
export function trail({ title, path, parent }: PageMeta): Step[] {
  if (path === HOME.path) return [HOME];
  const above = LISTED.find((page) => page.path === parent);
  return [...(above ? trail(above) : [HOME]), { title, path }];
}

const HOME: Step = { title: buildWords.home, path: pages.home.path };
