import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { validationErrors } from '../../src/lib/validation.ts';
import { description, lengthRule, link, dateTime, priceRule, text } from '../../src/lib/schema.ts';

const schema = z.array(z.strictObject({ name: text, url: link }));
const of = (rule: z.ZodTypeAny, value: unknown) =>
  validationErrors('press.ts', z.strictObject({ a: rule }), { a: value })[0];

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

test('distinguishes a missing value from a wrong type', () => {
  expect(of(text, undefined)).toBe('press.ts: a is missing: it must be a text.');
  expect(of(text, 5)).toBe('press.ts: a must be a text (got 5).');
});

test('says how long a text is that is too long, and shows all of it', () => {
  const long = 'word '.repeat(40).trim();
  expect(of(description, long)).toBe(`press.ts: a must be at most 160 characters (its 199 are “${long}”).`);
});

test('shows the expected form of a date, a price and a duration', () => {
  expect(of(dateTime, 'May 12')).toBe('press.ts: a must be a moment such as 2026-05-12T09:00-04:00 (got "May 12").');
  expect(of(priceRule, '$297')).toContain('such as { amount: 1250 } or { min: 75000, max: 150000 } (got "$297").');
  expect(of(priceRule, { min: 5, max: 4 })).toContain('must be a price');
  expect(of(lengthRule, { fortnights: 1 })).toContain('such as { minutes: 90 }');
  expect(of(lengthRule, { days: { min: 30, max: 60 } })).toBeUndefined();
});
