import { readFileSync } from 'node:fs';
import { findContent } from './find-values.ts';

/** Whether the site has its sample name still: once it has an owner, its words and promises are theirs. */
export function isNobodys(): boolean {
  const { values } = findContent('site.config.ts', readFileSync('src/site.config.ts', 'utf8'));
  return values.some(({ path, sample }) => path === 'name' && sample);
}
