import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Field, fieldsOf, type Json, listField } from '../../src/integrations/editor/content-fields.ts';
import { postFields } from '../../src/integrations/editor/markdown-fields.ts';
import { postSchema } from '../../src/features/blog/posts/post-schema.ts';

const names = readdirSync('src/content').filter((name) => name.endsWith('.json'));

/** Returns a value as the editor saves it: entries in the order of the fields, then what has no field, by the alphabet. */
function saved(value: Json, fields: readonly Field[] | undefined): Json {
  if (Array.isArray(value)) return value.map((entry) => saved(entry, fields));
  if (!fields || typeof value !== 'object' || value === null) return value;
  const group = value as Record<string, Json>;
  const known = fields.filter(({ name }) => name in group);
  const rest = Object.keys(group).filter((name) => !fields.some((field) => field.name === name));
  return Object.fromEntries([
    ...known.map(({ name, ...field }) => [name, saved(group[name] ?? null, field['fields'] as Field[] | undefined)]),
    ...rest.toSorted().map((name) => [name, group[name]]),
  ]) as Json;
}

describe('the editor', () => {
  test.each(names)('would save %s without a change as it is', (name) => {
    const json = JSON.parse(readFileSync(`src/content/${name}`, 'utf8')) as Json;
    const fields = Array.isArray(json) ? (listField('', json)['fields'] as Field[]) : fieldsOf([json], name);
    expect(JSON.stringify(saved(json, fields))).toBe(JSON.stringify(json));
  });

  test('shows a new entry by itself, by its kind', () => {
    const fields = fieldsOf([{ name: 'A', amount: 9, steps: [{ text: 'B {price} °', last: true }, { text: 'C' }] }]);
    expect(fields).toMatchObject([
      { name: 'name', label: 'Name', widget: 'string', required: true },
      { name: 'amount', widget: 'number', value_type: 'int' },
      {
        name: 'steps',
        widget: 'list',
        summary: '{{text}}',
        fields: [
          { name: 'text', hint: expect.stringMatching(/braces.*degree sign/) as string },
          { name: 'last', widget: 'select', required: false },
        ],
      },
    ]);
  });

  test('offers the choices that an entry allows', () => {
    const [analytics, off] = fieldsOf([{ analytics: 'always', pagesOff: ['quiz'] }]);
    expect(analytics).toMatchObject({ widget: 'select', options: [{ value: 'always' }, { value: 'consent' }] });
    expect(off).toMatchObject({ widget: 'select', multiple: true });
  });

  test('has the fields of a post’s schema', () => {
    const fields = postFields.map(({ name }) => name).filter((name) => name !== 'body');
    expect(fields.toSorted()).toEqual(Object.keys(postSchema('UTC').shape).toSorted());
  });
});
