import { plain } from '../../../src/lib/sample.ts';

/** Fields whose values are keys, names of files or codes. */
const KEYS =
  /^(?:tab|area|value|slug|photo|kind|country|postalCode|timeZone|file|id|icon|parent|page|tone|dialog|language|currency|module|pagesOff)$/;
/** Addresses, dates, switches, and names in braces alone. */
const CODE = /^(?:always$|consent$|feed$|posts$|both$|https?:|\/\S*$|#\S+$|\S+@\S+$|\d{4}-\d\d|\{[^{}]*\}$)/;
/** Parts of a text that aren't words: names in braces, a link's address, an email. */
const NO_WORDS = /\{[^{}]*\}(?:#[\w-]+)?|\]\([^)]*\)|\S+@\S+/g;

/** Replaces the words of a text of the content, without its sign of a sample. Keys, codes and addresses stay. */
export function translate(text: string, key: string, replace: (words: string) => string): string {
  const isKey = KEYS.test(key) && !/^[A-Z][a-z]+$|\s/.test(text);
  if (isKey || key === 'project' || CODE.test(text)) return text;
  const words = plain(text);
  const places = words.match(NO_WORDS) ?? [];
  return words
    .split(NO_WORDS)
    .map((part, index) => replace(part) + (places[index] ?? ''))
    .join('');
}
