import { pages } from '../../content/pages.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** What the launch check needs of the site's modules. Vite loads this file, so that paths have the base path as in the build. */
export { isDrawnFounder } from '../../content/derived/sample-founder.ts';
export { guideDigest } from '../../content/derived/guide-digest.ts';
export { site };

const names: readonly (keyof typeof pages & keyof typeof paths)[] = site.pagesOff;

/** The switched-off pages: their names in paths.ts, their addresses and their titles. */
export const pagesOff = names.map((name) => ({ name, path: pages[name].path, title: pages[name].title }));
