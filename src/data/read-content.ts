import type { z } from 'astro/zod';
import { keptTogether } from '../lib/format.ts';
import { ContentError, type DeepReadonly, validationErrors } from '../lib/validation.ts';
import { partsOf, placeIn } from '../lib/json-parts.ts';
import { plain } from '../lib/sample.ts';
import { language } from '../locale.ts';
import { withValues } from './values.ts';

type Files = Readonly<Record<string, object>>;
type Schemas = Readonly<Record<string, z.ZodTypeAny>>;

/** The content by file, typed by its schema, or, where it has none, by its JSON. */
type Content<F extends Files, S extends Schemas> = {
  readonly [Name in keyof F]: DeepReadonly<Name extends keyof S ? z.output<S[Name]> : F[Name]>;
};

/**
 * Puts the values into the texts of all files, and validates the files that have a schema. `more` are values that no file has, such as
 * addresses. Throws one sentence per fault, of all files, each with file and entry.
 */
export function readContent<F extends Files, S extends Schemas>(files: F, schemas: S, more: object): Content<F, S> {
  const faults: string[] = [];
  const values = { ...files, ...more };

  const content = Object.entries(files).map(([name, json]) => {
    const file = `src/content/${name}.json`;
    const schema = schemas[name];
    const read = mapTexts(json, '', (text, place) => {
      const report = (fault: string) => faults.push(`${file}: ${place}: ${fault}.`);
      // A schema says where a text may be empty.
      if (!schema && !plain(text).trim()) report('must not be empty');
      return keptTogether(withValues(text, values, report), language);
    });
    const found = partsOf(read).flatMap(({ place, value }) =>
      Array.isArray(value) ? listFaults(value, place, !schema) : countFaults(value, place),
    );
    faults.push(...found.map((fault) => `${file}: ${fault}.`), ...(schema ? validationErrors(file, schema, read) : []));
    return [name, schema ? read : strict(read, file)];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return Object.fromEntries(content) as Content<F, S>;
}

/** Changes each text of a file. */
function mapTexts(entry: unknown, place: string, change: (text: string, place: string) => string): unknown {
  if (typeof entry === 'string') return change(entry, place);
  if (typeof entry !== 'object' || entry === null) return entry;
  const parts = Object.entries(entry).map(([name, part]) => [
    name,
    mapTexts(part, placeIn(entry, place, name), change),
  ]);
  return Array.isArray(entry) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** What an entry of a list may have and another not: the ways to write a button, and the mark of a sample. */
const OPTIONAL = new Set(['href', 'mail', 'to', 'dialog', 'sample']);

/** Names the ids that two entries of a list have, and, in a list of entries that are alike, what one lacks and another has. */
function listFaults(list: readonly unknown[], place: string, areAlike: boolean): string[] {
  const entries = list.filter((entry) => typeof entry === 'object' && entry !== null) as { id?: unknown }[];
  const ids = entries.map(({ id }) => id);
  const doubled = ids.filter((id, index) => typeof id === 'string' && ids.indexOf(id) !== index);
  const names = new Set(areAlike ? entries.flatMap((entry) => Object.keys(entry)) : []);
  const missing = [...list.entries()].flatMap(([index, entry]) =>
    [...names]
      .filter((name) => typeof entry === 'object' && !(name in (entry as object)) && !OPTIONAL.has(name))
      .map((name) => `${placeIn(list, place, String(index))}.${name} is missing`),
  );
  return [...doubled.map((id) => `two entries have the id “${String(id)}”`), ...missing];
}

const rules = new Intl.PluralRules(language);
/** The forms of a count from 0 to 100 in the site's language: `one` and `other` in English, also `few` in Czech. */
const FORMS = [...new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)))];

/** Names the forms that the words of a count lack: a group with `one` and `other`. */
function countFaults(group: unknown, place: string): string[] {
  if (typeof group !== 'object' || group === null || !('one' in group && 'other' in group)) return [];
  const missing = FORMS.filter((form) => !(form in group));
  return missing.map((form) => `${place}.${form} is missing: a count in ${language} has ${FORMS.join(', ')}`);
}

/** Returns a group that stops the build when a page reads an entry that it doesn't have. */
function strict(group: unknown, file: string, place = ''): unknown {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return group;
  const parts = Object.entries(group).map(([name, part]) => [name, strict(part, file, `${place}${name}.`)]);
  return new Proxy(Object.fromEntries(parts), {
    get(target: Record<string, unknown>, name) {
      if (typeof name === 'symbol' || name in target || ASKED.has(name)) return target[name as string];
      throw new ContentError([`${file}: ${place}${name} is missing.`]);
    },
  });
}

/** The names that Astro, React and JavaScript read from any object. */
const ASKED = new Set('then toJSON $$typeof type props key ref isAstroComponentFactory nodeType'.split(' '));
