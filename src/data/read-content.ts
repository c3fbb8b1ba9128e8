import type { z } from 'astro/zod';
import { ContentError, type DeepReadonly, validationErrors } from '../lib/validation.ts';
import { plain } from '../lib/sample.ts';
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
      return withValues(text, values, report);
    });
    faults.push(...doubleIds(read).map((id) => `${file}: two entries have the id “${id}”.`));
    if (schema) faults.push(...validationErrors(file, schema, read));
    else faults.push(...gaps(read).map((place) => `${file}: ${place} is missing.`));
    return [name, schema ? read : strict(read, file)];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return Object.fromEntries(content) as Content<F, S>;
}

/** Changes each text of a file. `place` names it: `closing.actions.1.label`, or by the entry’s id: `audit.refund`. */
function mapTexts(entry: unknown, place: string, change: (text: string, place: string) => string): unknown {
  if (typeof entry === 'string') return change(entry, place);
  if (typeof entry !== 'object' || entry === null) return entry;
  const inside = (name: string | number) => (place ? `${place}.${name}` : `${name}`);
  if (Array.isArray(entry)) return entry.map((part, index) => mapTexts(part, inside(part?.id ?? index + 1), change));
  const parts = Object.entries(entry).map(([name, part]) => [name, mapTexts(part, inside(name), change)]);
  return Object.fromEntries(parts);
}

/** Returns each id that two entries of a list have. */
function doubleIds(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const ids: unknown[] = Array.isArray(entry) ? entry.map((part) => part?.id) : [];
  const doubled = ids.filter((id, index) => typeof id === 'string' && ids.indexOf(id) !== index) as string[];
  return [...doubled, ...Object.values(entry).flatMap(doubleIds)];
}

/** What an entry of a list may have and another not: the ways to write a button, and the mark of a sample. */
const OPTIONAL = new Set(['href', 'mail', 'to', 'dialog', 'sample']);

/** Names what one entry of a list lacks and another has. */
function gaps(entry: unknown, place = ''): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const parts = Object.entries(entry);
  const names = new Set(Array.isArray(entry) ? entry.flatMap((part) => Object.keys(Object(part))) : []);
  return parts.flatMap(([name, part]) => {
    const inside = `${place}${Array.isArray(entry) ? (part?.id ?? Number(name) + 1) : name}.`;
    const missing = [...names].filter((key) => typeof part === 'object' && !(key in part) && !OPTIONAL.has(key));
    return [...missing.map((key) => inside + key), ...gaps(part, inside)];
  });
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
const ASKED = new Set([
  'then',
  'toJSON',
  '$$typeof',
  'type',
  'props',
  'key',
  'ref',
  'isAstroComponentFactory',
  'nodeType',
]);
