/** What the launch check needs of the site’s modules. Vite loads this file, so that paths have the base path as in the build. */
export { guideDigest } from '../../data/guide-digest.ts';
export { content } from '../../data/content.ts';
export { site } from '../../site.config.ts';
