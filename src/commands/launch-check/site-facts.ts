import { footerColumns, groups, topLevel } from '../../data/navigation.ts';
import { pages } from '../../data/pages.ts';
import { refunds } from '../../content/refunds.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** What the launch check needs of the site's modules. Vite loads this file, so that paths have the base path as in the build. */
export { isDrawnFounder } from '../../data/sample-founder.ts';
export { guideDigest } from '../../content/derived/guide-digest.ts';
export { site };

const named: readonly { label: string; href: string }[] = [
  ...groups.flatMap(({ links }) => links),
  ...footerColumns.flatMap(({ links }) => links),
  ...topLevel,
  ...Object.values(refunds).map(({ name, href }) => ({ label: name, href })),
];
const off: readonly (keyof typeof pages & keyof typeof paths)[] = site.pagesOff;

/**
 * The switched-off pages: their keys in paths.ts, their addresses, and their names: the title, and what menus and refund terms call them
 * and their offers in more than one word.
 */
export const pagesOff = off.map((name) => {
  const { path, title } = pages[name];
  const names = named.filter(({ label, href }) => href === path && label.includes(' ')).map(({ label }) => label);
  return { name, path, names: [...new Set([title, ...names])] };
});
