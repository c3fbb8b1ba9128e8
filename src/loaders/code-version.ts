import { createRequire } from 'node:module';
import purify from 'dompurify';
import { digestOf } from '../lib/cache.ts';

const sources = import.meta.glob<string>(
  ['./**/*.ts', '../features/blog/**/*.ts', '../lib/*.ts', '../components/art/posts/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const jsdom = createRequire(import.meta.url)('jsdom/package.json') as { version: string };

/** Changes with the code that makes posts, so that no cached post outlives it. Astro clears its own store for a new Astro. */
export const CODE_VERSION = digestOf(sources, purify.version, jsdom.version);
