import { readFileSync } from 'node:fs';

/** Returns true while the site still has its sample name; then its words and promises can be tested too. */
export function isSampleSite(): boolean {
  return /^ {2}name: sample\(/m.test(readFileSync('src/site.config.ts', 'utf8'));
}
