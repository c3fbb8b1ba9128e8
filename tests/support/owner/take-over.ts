import { isSample, plain } from '../../../src/lib/sample.ts';
import { changeContent } from './content-files.ts';
import { translate } from './translate.ts';

/** Names with letters and signs that HTML, addresses and files must encode. */
export const COMPANY = 'Brandt, O’Neill & Søn';
const FOUNDER = 'José Brandt-O’Neill';
/** The new owner's host. Nothing requests it. */
export const OWN_HOST = 'brandt-soen.dk';

/** Replaces every sample as an owner would, all words but those of one file, and moves all times ahead. Returns the old samples. */
export function takeOver(project: string, replace: (words: string) => string, untranslated?: string): string[] {
  const old: string[] = [];
  changeContent(project, (name) => (text, key, place) => {
    const isExample = /[./@]example\.com/.test(text);
    if (isSample(text) || isExample) old.push(plain(text));
    if (name === 'site' && place === 'name') return COMPANY;
    if (name === 'site' && place === 'founder.name') return FOUNDER;
    if (isExample)
      return text.replace(/(?:\w+\.)?example\.com(\/[^\s)]*)?/, (_, path = '') => OWN_HOST + shifted(path));
    if (/^\d{4}-\d\d-\d\dT/.test(text)) return `${Number(text.slice(0, 4)) + 3}${text.slice(4)}`;
    if (/^\+[\d\s]+/.test(text)) return plain(text).replaceAll('0', '1');
    return name === untranslated ? plain(text) : translate(text, key, replace);
  });
  return old;
}

/** Returns a path of the same shape with other letters. */
function shifted(path: string): string {
  return path.replace(/[a-y]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
}

/** Returns the old texts that a text still contains. Ignores short ones such as '6 days', which are common words. */
export function oldTexts(text: string, old: readonly string[]): string[] {
  return old.filter((value) => (/^https?:|@/.test(value) || value.length > 14) && text.includes(value));
}
