import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Returns an owner's text for a text of the content. `path` begins with the file's name: 'site.founder.name'. */
export type Change = (text: string, path: string, isSample: boolean) => string;

/** Entries whose values are keys, names of files or codes. */
const KEYS =
  /^site\.(?:analytics|blog|currency|language)$|\.(?:tab|area|value|slug|photo|style|kind|country|timeZone|refund|file|id|icon|parent|tone|dialog|figures|headline|actions\.to|project|page|pages|pagesOff)$/;
/** Addresses, dates, codes, and what is a value or a picture alone. */
const CODE = /^(?:https?:|\/|src\/|\{[^}]*\}$|#|\S+@\S+$|\d{4}-\d\d|[a-z]{2}-[A-Z]{2}$|\S+\.\w{2,4}$|$)/;
/** Parts of a text that aren't words: places of values, a link's address, escapes, an example of an email. */
const NO_WORDS = /\$?\{[^}]*\}|\]\([^)]*\)|\\u[\dA-Fa-f]{4}|\\.|mailto:|\S+@\S+/g;
const SIGN = /\s*°$/;

/** Changes each text of a project's content and interface. What was a sample is one no more. Returns the samples' texts that the owner replaces. */
export function rewriteContent(project: string, change: Change): string[] {
  const samples: string[] = [];

  const rewrite = (entry: Json, path: string, within: boolean): Json => {
    if (typeof entry === 'string') {
      const text = entry.replace(SIGN, '');
      const isSample = within || text !== entry || /example\.com/.test(text);
      const own = change(text, path, isSample);
      if (isSample && own !== text) samples.push(text);
      return own;
    }
    if (Array.isArray(entry)) return entry.map((part) => rewrite(part, path, within));
    if (typeof entry !== 'object' || entry === null) return entry;
    const { sample, ...parts } = entry;
    const rewritten = Object.entries(parts).map(([name, part]) => [
      name,
      rewrite(part, `${path}.${name}`, within || sample === true),
    ]);
    const group = Object.fromEntries(rewritten) as { [name: string]: Json };
    // A count has more forms in other languages.
    return 'one' in group && 'other' in group
      ? { ...group, few: group['other'] ?? '', many: group['other'] ?? '' }
      : group;
  };

  const folder = join(project, 'src/content');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json')))
    editJson(project, name.slice(0, -'.json'.length), (content) => rewrite(content, name.slice(0, -5), false));
  const locale = join(project, 'src/locale.ts');
  const lines = existsSync(locale) ? readFileSync(locale, 'utf8').split('\n') : [];
  const literal = /(?<=(?:: |=> |^ +))(['`])((?:(?!\1).)*)\1/g;
  const translated = lines.map((line) =>
    /^ +\w/.test(line)
      ? line.replace(literal, (_, quote, text) => quote + change(text, 'locale', false) + quote)
      : line,
  );
  if (lines.length > 0) writeFileSync(locale, translated.join('\n'));
  return samples;
}

/** Replaces the words of a text around its places, links and escapes. Keys, codes and addresses stay. */
export function replaceWords(text: string, path: string, replace: (words: string) => string): string {
  if (CODE.test(text) || (KEYS.test(path) && !/\s/.test(text))) return text;
  let result = '';
  let at = 0;
  for (const match of text.matchAll(NO_WORDS)) {
    result += replace(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return result + replace(text.slice(at));
}

/** Changes a file of the content by its name. `edit` returns the new content, or changes it in place. */
export function editJson(project: string, name: string, edit: (content: never) => unknown): void {
  const file = join(project, 'src/content', `${name}.json`);
  const content = JSON.parse(readFileSync(file, 'utf8')) as never;
  writeFileSync(file, `${JSON.stringify(edit(content) ?? content, null, 2)}\n`);
}
