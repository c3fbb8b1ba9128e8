import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { modules as schema } from '../../src/data/schemas/module.ts';
import { validationErrors } from '../../src/lib/validation.ts';

test('a module needs no tab of the dashboard', () => {
  const { tab: _, ...ninth } = { ...content.modules[0], id: 'ninth' };
  expect(validationErrors('modules.json', schema, [...content.modules, ninth])).toEqual([]);
});
