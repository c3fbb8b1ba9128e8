import { buildWords } from '../locale.ts';
import { isOff } from '../paths.ts';
import { type PageMeta, pages } from './pages.ts';

interface Step {
  title: string;
  path: string;
}

const HOME: Step = { title: buildWords.home, path: pages.home.path };

/** Returns a page's breadcrumb from the home page to the page itself. */
export function trail({ title, path, parent }: PageMeta): Step[] {
  if (path === HOME.path) return [HOME];
  return [...trail(above(parent)), { title, path }];
}

/** Returns the page at an address, or the first above it that isn't switched off. */
export function above(path: string | undefined): PageMeta {
  const page = Object.values(pages).find((listed) => listed.path === path) ?? pages.home;
  return isOff(page.path) ? above(page.parent) : page;
}
