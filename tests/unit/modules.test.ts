import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { moduleMeta, modules } from '../../src/data/modules.ts';
import { modules as schema } from '../../src/data/schemas/module.ts';
import { TABS } from '../../src/features/dashboard/tabs.ts';
import { validationErrors } from '../../src/lib/validation.ts';

const unique = (values: readonly string[]) =>
  expect(
    values.filter((value, index) => values.indexOf(value) < index),
    'said by two modules',
  ).toEqual([]);

test('a module needs no tab of the dashboard', () => {
  const { tab: _, ...ninth } = { ...content.modules[0], id: 'ninth' };
  expect(validationErrors('modules.json', schema, [...content.modules, ninth])).toEqual([]);
});

test('each module has its own description and questions, and a tab that exists', () => {
  expect(TABS).toEqual(expect.arrayContaining(modules.flatMap(({ tab }) => tab ?? [])));
  unique(modules.map((module) => moduleMeta(module).title));
  unique(modules.map(({ description }) => description));
  unique(modules.flatMap(({ questions }) => questions.map(({ question }) => question)));
});
