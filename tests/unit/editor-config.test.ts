import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../src/integrations/editor/content-fields.ts';
import { editorConfig, type Repository } from '../../src/integrations/editor/editor-config.ts';
import { postFields } from '../../src/integrations/editor/markdown-fields.ts';
import { postSchema } from '../../src/features/blog/posts/post-schema.ts';

const REPOSITORY: Repository = { backend: 'github', repository: 'a/b', branch: 'main' };

describe('the editor', () => {
  test('has no field for what is empty, whose kind it can’t know', () => {
    expect(fieldsOf([{ embeds: { contact: '', clip: '' }, hero: {}, hosts: [], list: [{}] }])).toEqual([]);
    expect(editorConfig({ press: [] }, REPOSITORY, { name: 'A', url: '' }).singletons).toEqual([]);
  });

  test('has the order of the fullest entry', () => {
    const fields = fieldsOf([
      { a: '1', b: '2' },
      { a: '1', c: '3' },
      { a: '1', c: '3', b: '2' },
    ]);
    expect(fields.map(({ name }) => name)).toEqual(['a', 'c', 'b']);
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
