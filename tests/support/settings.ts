import { existsSync, readFileSync } from 'node:fs';

/** The file with the settings of the site. */
export const SETTINGS = ['src/content/site.json', 'src/site.config.ts'].find(existsSync) ?? '';

/** Returns the settings' source with other values: `{ 'embeds.contact': '' }`. */
export function withSettings(source: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [path, value]) => {
    const [name, group] = path.split('.').toReversed();
    const set = (part: string) => part.replace(new RegExp(`(\\b${name}"?: )(['"]).*?\\2`), `$1$2${value}$2`);
    return group ? text.replace(new RegExp(`\\b${group}"?: \\{[^}]*\\}`), set) : set(text);
  }, source);
}

/** Returns true while the site still has its sample name; then its words and promises can be tested too. */
export function isSampleSite(): boolean {
  return /^ {2}(?:name: sample\(|"name": ".*°")/m.test(readFileSync(SETTINGS, 'utf8'));
}
