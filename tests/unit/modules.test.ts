import { describe, expect, test } from 'vitest';
import { defineModule, type ModuleEntry, withSlugs } from '../../src/content/module-schema.ts';
import { moduleMeta } from '../../src/content/derived/module-meta.ts';
import { modules } from '../../src/content/modules.ts';
import { crm } from '../../src/content/modules/crm.ts';
import { TABS } from '../../src/features/dashboard/tabs.ts';

const unique = (values: readonly string[]) =>
  expect(
    values.filter((value, index) => values.indexOf(value) < index),
    'said by two modules',
  ).toEqual([]);

test('every module has the address of its title or its slug', () => {
  const entry = crm as ModuleEntry;
  const slugs = withSlugs([
    { ...entry, title: 'Møder & Æresgæster' },
    { ...entry, title: 'Что', slug: 'what' },
  ]);
  expect(slugs.map(({ slug }) => slug)).toEqual(['moder-aeresgaester', 'what']);
  expect(() => withSlugs([{ ...entry, title: 'Что' }])).toThrow('"Что" has no Latin letter; give the module a slug.');
});

test('each module has a tab, a picture of at most 8,000 characters and its own description', () => {
  const tabs = TABS.map(({ id }) => id);
  for (const module of modules) {
    expect(tabs).toContain(module.tab);
  }
  unique(modules.map((module) => moduleMeta(module).title));
  unique(modules.map(({ description }) => description));
  unique(modules.flatMap(({ questions }) => questions.map(({ question }) => question)));
});

describe('names an invalid entry', () => {
  test.each([
    ['a question is missing', { ...crm, questions: [] }, 'crm.ts: questions must have exactly 4 entries'],
    ['a text is empty', { ...crm, tagline: ' ' }, 'crm.ts: tagline must not be empty'],
    ['a field is missing', { ...crm, summary: undefined }, 'crm.ts: summary is missing: it must be a text.'],
    ['a key is misspelled', { ...crm, keyword: [] }, 'crm.ts: has an unknown field: keyword.'],
    ['there is nothing', undefined, 'crm.ts: is missing: it must be a group of fields.'],
  ])('%s', (_, entry, sentence) => {
    expect(() => defineModule('crm', entry as ModuleEntry)).toThrow(`src/content/modules/${sentence}`);
  });

  test('two modules with one address', () => {
    const entry = crm as ModuleEntry;
    const title = entry.title.toLowerCase();
    expect(() => withSlugs([entry, { ...entry, title }])).toThrow(`give "${title}" a 'slug'.`);
  });
});
