import { readFileSync } from 'node:fs';
import { findContent } from './find-values.ts';

/** Returns true while the site still has its sample name; then its words and promises can be tested too. */
export function isSampleSite(): boolean {
  const { values } = findContent('site.config.ts', readFileSync('src/site.config.ts', 'utf8'));
  return values.some(({ path, sample }) => path === 'name' && sample);
}
