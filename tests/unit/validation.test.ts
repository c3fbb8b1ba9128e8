import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { validationErrors } from '../../src/lib/validation.ts';
import { description, link, text } from '../../src/lib/schema.ts';

const schema = z.array(z.strictObject({ name: text, url: link }));

test('names file, entry, field, what is expected and what was found, for every error', () => {
  const content = [
    { name: 'A', url: 'https://a.example.com' },
    { name: 'B', url: 'a.example' },
    { name: 'C', url: 'https://c.example.com', pirce: 1 },
  ];
  expect(validationErrors('press.ts', schema, content)).toEqual([
    'press.ts: entry 2 ("B"), url must be a link that starts with https:// or http:// (got "a.example").',
    'press.ts: entry 3 ("C") has an unknown field: pirce.',
  ]);
});

const long = 'word '.repeat(40).trim();

test.each([
  ['a missing text', text, undefined, 'is missing: it must be a text.'],
  ['another type', text, 5, 'must be a text (got 5).'],
  ['a text that is too long', description, long, `must be at most 160 characters (its 199 are “${long}”).`],
])('names %s', (_, rule, a, sentence) => {
  const found = validationErrors('press.ts', z.strictObject({ a: rule }), { a });
  expect(found).toEqual([`press.ts: a ${sentence}`]);
});
