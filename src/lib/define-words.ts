import { ContentError } from './define-content.ts';

/** What words may hold: texts, groups and lists of them, and functions that put a value into a sentence. */
type Entry = string | number | ((...values: never[]) => string) | readonly Entry[] | { readonly [name: string]: Entry };

/** The type of words: a text may be any other. */
type Words<T> = T extends string
  ? string
  : T extends (...values: never[]) => string
    ? T
    : { [K in keyof T]: Words<T[K]> };

/**
 * Returns words unchanged, so that a missing or misspelled entry is a type error where it is used. Throws a sentence that
 * names each empty text.
 */
export function defineWords<const T extends Entry>(file: string, words: T): Words<T> {
  const empty = emptyTexts(words, '');
  if (empty.length > 0)
    throw new ContentError(empty.map((place) => `${file}: ${place || 'the text'} must not be empty.`));
  return words as Words<T>;
}

function emptyTexts(entry: Entry, place: string): string[] {
  if (typeof entry === 'string') return entry.trim() ? [] : [place];
  if (typeof entry !== 'object') return [];
  return Object.entries(entry as Record<string, Entry>).flatMap(([name, part]) =>
    emptyTexts(part, place ? `${place}.${name}` : name),
  );
}
