import pages from '../../content/pages.json' with { type: 'json' };
import { areas } from '../../data/schemas/pages.ts';
import { siteSchema } from '../../site-schema.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A field of Sveltia CMS (sveltiacms.app/en/docs/fields). */
export interface Field {
  name: string;
  label?: string;
  widget: string;
  required?: boolean;
  hint?: string;
  [option: string]: unknown;
}

/** Longer texts get several lines. */
const LINE = 80;
const SAMPLE = 'A degree sign at the end marks an example. Delete it once the text is true for your company.';
const VALUE = 'A name in braces stands for a value that is elsewhere, such as a price. Leave it as it is.';
const DESCRIPTION = 'Search engines show it: 50 to 160 characters, with values in place of the names in braces.';

/** The choices of the entries that allow only some texts, by their names. */
const { analytics, blog, editor, pagesOff } = siteSchema.shape;
const pageNames = Object.keys(pages);
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  analytics: analytics.options,
  blog: blog.options,
  backend: editor.unwrap().shape.backend.options,
  pagesOff: pagesOff.element.options,
  area: areas,
  page: pageNames,
  parent: pageNames,
};

/** What the summary of a folded entry shows, the first that it has. */
const SUMMARIES = ['name', 'title', 'question', 'label', 'page', 'text', 'id'];

/** Returns the fields of groups that have the same place, such as the entries of a list. `place` is the list's or group's name. */
export function fieldsOf(groups: readonly Json[], place = ''): Field[] {
  return namesOf(groups).flatMap((name) => {
    const values = groups.map((group) => (group as Record<string, Json>)[name]).filter((value) => value !== undefined);
    // What is empty doesn't say what it may hold, and the editor would leave it out. Without a field, it stays as it is.
    if (values.every(isEmpty)) return [];
    const made = field(name, values, place);
    return { required: values.length === groups.length && !values.includes('') && values[0] !== true, ...made };
  });
}

/** Returns whether a value has no text and no number in it. */
export function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : value === '';
}

/** Returns the names in groups, each after the one that it follows in the fullest group with it. The editor saves in this order. */
function namesOf(groups: readonly Json[]): string[] {
  const names: string[] = [];
  const size = (group: Json) => Object.keys(group as object).length;
  for (const group of groups.toSorted((a, b) => size(b) - size(a))) {
    let place = 0;
    for (const name of Object.keys(group as object)) {
      if (!names.includes(name)) names.splice(place, 0, name);
      place = names.indexOf(name) + 1;
    }
  }
  return names;
}

/** Returns the field of an entry. `values` are those that it has in all places. */
function field(name: string, values: readonly Json[], place: string): Field {
  const own = { name, label: labelOf(name) };
  const [first] = values;
  if (typeof first === 'number')
    return { ...own, widget: 'number', value_type: values.every(Number.isInteger) ? 'int' : 'float' };
  if (typeof first === 'boolean' && values.includes(false)) return { ...own, widget: 'boolean' };
  // Unlike a switch, it leaves out what isn't so.
  if (typeof first === 'boolean') return { ...own, widget: 'select', options: [{ label: 'Yes', value: true }] };
  if (Array.isArray(first)) return listField(name, values.flat());
  if (typeof first === 'object' && first !== null)
    return { ...own, widget: 'object', collapsed: true, fields: fieldsOf(values, place) };
  const texts = values.filter((value) => typeof value === 'string');
  return choice(name, texts) ?? text(name, texts, place === 'pages' && name === 'description');
}

/** Returns the field of a text. */
function text(name: string, texts: readonly string[], isDescription: boolean): Field {
  const hasValue = texts.some((one) => one.includes('{'));
  const hints = [
    isDescription && DESCRIPTION,
    hasValue && VALUE,
    texts.some((one) => one.endsWith('°')) && SAMPLE,
  ].filter((hint) => hint !== false);
  return {
    name,
    label: labelOf(name),
    widget: texts.some((one) => one.length > LINE || one.includes('\n')) ? 'text' : 'string',
    ...(isDescription && !hasValue && { minlength: 50, maxlength: 160 }),
    ...(hints.length > 0 && { hint: hints.join(' ') }),
  };
}

/** Returns the widget of an entry with fixed choices, or undefined for any other. */
function choice(name: string, texts: readonly Json[], multiple = false): Field | undefined {
  const options = CHOICES[name];
  if (!options || texts.some((one) => !options.includes(String(one)))) return undefined;
  return {
    name,
    label: labelOf(name),
    widget: 'select',
    options: options.map((value) => ({ label: labelOf(value), value })),
    ...(multiple && { multiple }),
  };
}

/** Returns the field of a list by its entries. */
export function listField(name: string, entries: readonly Json[]): Field {
  const own = { name, label: labelOf(name), widget: 'list' };
  const [first] = entries;
  if (typeof first !== 'object' || first === null)
    return choice(name, entries, true) ?? { ...own, field: field('entry', entries, name) };
  const fields = fieldsOf(entries, name);
  const summary = SUMMARIES.find((part) => fields.some((one) => one.name === part && !('fields' in one)));
  return { ...own, label_singular: 'entry', collapsed: true, fields, ...(summary && { summary: `{{${summary}}}` }) };
}

/** Names that need other words. */
const LABELS: Readonly<Record<string, string>> = {
  href: 'Link',
  url: 'Address',
  id: 'Short name, for addresses',
  dont: 'Don’t',
  headTitle: 'Title in tabs and search results',
};

/** Writes a name as words: 'executiveCoaching' becomes 'Executive coaching'. */
export function labelOf(name: string): string {
  const words = (LABELS[name] ?? name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
    .replace(/\b(?:ai|crm|cta|pdf|tv)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
