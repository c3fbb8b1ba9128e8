/** Letters of European languages that don't decompose into an ASCII letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Letters that a language writes in its own way: German 'Größe' is `groesse`, Danish 'på' is `paa`. */
const LANGUAGE_LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  nb: { å: 'aa', ø: 'oe' },
};

/** The language of the site. Only Vite knows it: a command or a test has none. */
const LANGUAGE = import.meta.env ? String(import.meta.env.LANGUAGE ?? '') : '';

/**
 * Returns the slug of a title: lowercase ASCII, with one hyphen for each run of anything else, none at the ends and none for a soft one. 'Café' becomes
 * `cafe` and, in an English site, 'Møder' `moder`. It may be empty: a title in another script has no ASCII letter.
 */
export function slugify(title: string, language = LANGUAGE): string {
  const own = LANGUAGE_LETTERS[language.slice(0, 2)] ?? {};
  return title
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => own[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
