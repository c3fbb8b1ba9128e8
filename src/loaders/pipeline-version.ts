import { createRequire } from 'node:module';
import purify from 'dompurify';
import { digestOf } from '../lib/cache.ts';

const sources = import.meta.glob<string>('../../features/blog/*.ts', { query: '?raw', import: 'default', eager: true });
const jsdom = createRequire(import.meta.url)('jsdom/package.json') as { version: string };

/** Changes with the code that turns an item of the feed into a post, so that no post of the former code is found again. */
export const PIPELINE_VERSION = digestOf(sources, purify.version, jsdom.version);
