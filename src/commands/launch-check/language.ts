import { francAll } from 'franc';
import { data } from 'franc/data.js';
import { expressions } from 'franc/expressions.js';

const codeOf = (name: string) => Intl.getCanonicalLocales(name)[0];

/** The languages that can be told: by their script alone, or by their sequences of letters. */
const named = [...Object.keys(expressions), ...Object.values(data).flatMap(Object.keys)];
const KNOWN = new Set(named.filter((name) => name.length === 3).map(codeOf));

/** A text counts as written in any of the likeliest languages, because a short one looks like several. */
const LIKELIEST = 3;

/** Returns whether a text may be written in a language such as 'da-DK'; true if that can't be told. */
export function isIn(language: string, text: string): boolean {
  const wanted = new Intl.Locale(language).language;
  const likeliest = francAll(text).slice(0, LIKELIEST);
  return !KNOWN.has(wanted) || likeliest.some(([name]) => codeOf(name) === wanted);
}
