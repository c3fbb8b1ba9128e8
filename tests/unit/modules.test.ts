import { expect, test } from 'vitest';
import { type ModuleEntry, withSlugs } from '../../src/content/module-schema.ts';
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
  const title = entry.title.toLowerCase();
  expect(() => withSlugs([entry, { ...entry, title }])).toThrow(`give "${title}" a 'slug'.`);
});

test('each module has a tab, and its own description and questions', () => {
  expect(TABS).toEqual(expect.arrayContaining(modules.map(({ tab }) => tab)));
  unique(modules.map((module) => moduleMeta(module).title));
  unique(modules.map(({ description }) => description));
  unique(modules.flatMap(({ questions }) => Object.keys(questions)));
});
