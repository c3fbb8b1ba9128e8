/** What the launch check needs of the site's modules. Vite loads this file, so that paths have the base path as in the build. */
export { isDrawnFounder } from '../components/art/drawn-founder.ts';
export { guideDigest } from '../content/derived/guide-digest.ts';
export { site } from '../site.config.ts';
