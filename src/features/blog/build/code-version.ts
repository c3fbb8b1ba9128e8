import { dependencies } from '../../../../package.json';
import { digestOf } from '../../../lib/files/cache.ts';

/** The sources that posts are made with, by path. */
export const sources = import.meta.glob<string>(
  ['/src/features/blog/**/*.ts', '/src/lib/**/*.ts', '/src/{locale,paths}.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** The packages that render, parse and sanitize posts. Their versions in package.json are exact. */
const PACKAGES = ['@astrojs/markdown-remark', 'dompurify', 'fast-xml-parser', 'jsdom'] as const;

/** Changes with the code that makes posts, so that no cached post outlives it. Astro clears its own store for a new Astro. */
export const CODE_VERSION = digestOf(
  sources,
  PACKAGES.map((name) => dependencies[name]),
);
