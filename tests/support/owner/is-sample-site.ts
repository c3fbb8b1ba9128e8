import { readFileSync } from 'node:fs';

/** Returns true while the site still has its sample name; then its words and promises can be tested too. */
export function isSampleSite(): boolean {
  return (JSON.parse(readFileSync('src/content/site.json', 'utf8')) as { name: string }).name.endsWith('°');
}
