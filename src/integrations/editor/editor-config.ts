import { postFields } from './post-fields.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

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

/** Where the editor puts pictures. */
const pictures = { media_folder: '/public/pictures', public_folder: '/pictures' };

/** The repository that the editor saves to: `editor` of `src/content/site.json`. */
export interface Repository {
  backend: 'github' | 'gitlab' | 'gitea';
  repository: string;
  branch: string;
}

/** Returns the editor's configuration: each JSON file of `src/content` as its entries are, and the posts. */
export function editorConfig(
  files: Readonly<Record<string, Json>>,
  { backend, repository, branch }: Repository,
  siteUrl: string,
) {
  return {
    load_config_file: false,
    backend: { name: backend, repo: repository, branch },
    site_url: siteUrl,
    ...pictures,
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    collections: [
      {
        name: 'posts',
        label: 'Blog posts',
        label_singular: 'Blog post',
        folder: 'src/content/posts',
        ...pictures,
        path: '{{slug}}',
        slug: '{{title}}',
        summary: '{{title}} ({{date}})',
        sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
        fields: postFields,
      },
    ],
    singletons: Object.entries(files).map(([name, json]) => ({
      name,
      label: labelOf(name),
      file: `src/content/${name}.json`,
      format: 'json',
      fields: Array.isArray(json) ? [{ ...field(name, [json]), root: true }] : fieldsOf([json]),
    })),
  };
}

/** Returns the fields of groups that have the same place, such as the entries of a list. */
function fieldsOf(groups: readonly Json[]): Field[] {
  return namesOf(groups).flatMap((name) => {
    const values = groups.map((group) => (group as Record<string, Json>)[name]).filter((value) => value !== undefined);
    // An empty group has nothing to edit.
    if (values.every((value) => JSON.stringify(value) === '{}')) return [];
    return { ...field(name, values), required: values.length === groups.length && !values.includes('') };
  });
}

/** Returns the names in groups, each after the one that it follows where it is first found. The editor saves in this order. */
export function namesOf(groups: readonly Json[]): string[] {
  const names: string[] = [];
  for (const group of groups) {
    let place = 0;
    for (const name of Object.keys(group as object)) {
      if (!names.includes(name)) names.splice(place, 0, name);
      place = names.indexOf(name) + 1;
    }
  }
  return names;
}

/** Returns the field of an entry. `values` are those that it has in all places. */
function field(name: string, values: readonly Json[]): Field {
  const own = { name, label: labelOf(name) };
  const [first] = values;
  if (typeof first === 'number')
    return { ...own, widget: 'number', value_type: values.every(Number.isInteger) ? 'int' : 'float' };
  // Unlike a switch, it leaves out what isn't so.
  if (typeof first === 'boolean') return { ...own, widget: 'select', options: [{ label: 'Yes', value: true }] };
  if (Array.isArray(first)) return { ...own, ...list(values.flat()) };
  if (typeof first === 'object' && first !== null)
    return { ...own, widget: 'object', collapsed: true, fields: fieldsOf(values) };
  const texts = values.filter((value) => typeof value === 'string');
  const hint = [texts.some((text) => text.includes('{')) && VALUE, texts.some((text) => text.endsWith('°')) && SAMPLE];
  return {
    ...own,
    widget: texts.some((text) => text.length > LINE) ? 'text' : 'string',
    ...(hint.some(Boolean) && { hint: hint.filter(Boolean).join(' ') }),
  };
}

/** Returns the widget of a list by its entries. */
function list(entries: readonly Json[]): Omit<Field, 'name'> {
  const [first] = entries;
  if (first === undefined || typeof first !== 'object') return { widget: 'list', field: field('entry', entries) };
  const fields = fieldsOf(entries);
  const summary = ['name', 'title', 'question', 'label', 'id'].find((name) => fields.some((one) => one.name === name));
  return {
    widget: 'list',
    label_singular: 'entry',
    collapsed: true,
    fields,
    ...(summary && { summary: `{{${summary}}}` }),
  };
}

/** Writes a name as words: 'executiveCoaching' becomes 'Executive coaching'. */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
