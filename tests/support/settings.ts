import { readFileSync } from 'node:fs';

/** The file with the settings of the site. */
export const SETTINGS = 'src/content/site.json';

/** Returns the settings' source with other values: `{ 'embeds.contact': '' }`. */
export function withSettings(source: string, values: Readonly<Record<string, unknown>>): string {
  const settings = JSON.parse(source) as Record<string, unknown>;
  for (const [path, value] of Object.entries(values)) {
    const [name = '', ...groups] = path.split('.').toReversed();
    const group = groups.reduceRight((part, key) => part[key] as Record<string, unknown>, settings);
    group[name] = value;
  }
  return JSON.stringify(settings);
}

/** Returns true while the site still has its sample name; then its words and promises can be tested too. */
export function isSampleSite(): boolean {
  return (JSON.parse(readFileSync(SETTINGS, 'utf8')) as { name: string }).name.endsWith('°');
}
