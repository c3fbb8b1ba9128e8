import { describe, expect, test } from 'vitest';
import type { z } from 'astro/zod';
import * as rules from '../../src/lib/schema.ts';

const values = (list: string): unknown[] => list.split(' | ').map((value) => JSON.parse(value) as unknown);

/** Values that each rule accepts, values that it rejects, and what it says about those. */
const RULES: [name: string, rule: z.ZodTypeAny, message: string, right: unknown[], wrong: unknown[]][] = [
  ['text', rules.text, 'must not be empty; to leave out something optional, delete its line', ['a', 'a b'], ['', ' ']],
  ['texts', rules.texts, 'must have at least one entry', [['a'], ['a', 'b']], [[]]],
  ['email', rules.email, 'must be an email address such as hello@example.com', ['a@b.example'], ['a', 'a@', '@b']],
  [
    'link',
    rules.link,
    'must be a link that starts with https:// or http://',
    ['https://a.example', 'http://a.example/b?c#d'],
    ['/a/', 'a.example', 'ftp://a.example', 'xhttps://a.example', ''],
  ],
  [
    'origin',
    rules.origin,
    'must be an origin such as https://www.example.com, without a path or a slash at its end',
    ['https://www.example.com', 'http://localhost:4321'],
    ['https://www.example.com/', 'https://www.example.com/a', 'www.example.com'],
  ],
  [
    'address',
    rules.address,
    'must be a path such as /about/ or a link that starts with https://',
    ['/about/', 'https://a.example'],
    ['about', 'mailto:a@b.example', '//a.example/b.js'],
  ],
  ['integer', rules.positiveInteger, 'must be more than 0', [1, 12], [0, -1]],
  ['integer', rules.positiveInteger, 'must be a whole number', [3], [1.5]],
  [
    'moment',
    rules.dateTime,
    'must be a moment such as 2026-05-12T09:00-04:00',
    ['2026-05-12T09:00-04:00', '2026-12-31T23:59+05:30'],
    `2026-05-12, 2026-05-12T09:00, 2026-05-12T09:00Z, 2026-05-12T09:00:00-04:00, 2026-05-12T09:00 04:00,
      2026-5-12T09:00-04:00, 2026-05-12T9:00-04:00, 2026-05-12T09:00-4:00, 2026-05-12 09:00-04:00,
      on 2026-05-12T09:00-04:00, 2026-05-12T09:00-04:00.`.split(/,\s+/),
  ],
  [
    'moment',
    rules.dateTime,
    'must be a moment that exists',
    ['2026-05-12T09:00-04:00', '2028-02-29T09:00-04:00'],
    ['2026-13-12T09:00-04:00', '2026-02-30T09:00-04:00', '2026-04-31T09:00-04:00'],
  ],
  ['time zone', rules.timeZone, 'must be a time zone such as America/New_York', ['Europe/Copenhagen'], ['Utopia/City']],
  [
    'key',
    rules.key,
    'must be a name such as ai-summit',
    ['a', 'ai-summit', 'ai-2026-x'],
    ['', 'AI', '-ai', 'ai-', 'ai--x', 'ai summit', 'ai-Summit', 'a.b'],
  ],
  [
    'price',
    rules.priceRule,
    'must be a price such as { amount: 1250 } or { min: 75000, max: 150000 }',
    values('{"amount":1} | {"amount":2,"open":true} | {"min":7,"max":15} | {"min":1,"max":2,"open":false}'),
    values(
      'null | 5 | "$297" | {} | {"amount":0} | {"amount":"5"} | {"amount":5,"style":"k"} | {"amount":5,"open":"yes"} | ' +
        '{"amount":5,"extra":1} | {"amount":{"min":1,"max":2}} | {"min":5,"max":5} | {"min":5} | {"min":0,"max":5} | {"min":1,"max":"5"}',
    ),
  ],
  [
    'length of time',
    rules.lengthRule,
    'must be a length of time such as { minutes: 90 } or { days: { min: 30, max: 60 } }',
    values('{"minutes":90} | {"hours":1} | {"days":{"min":30,"max":60}} | {"weeks":2} | {"months":6}'),
    values(
      'null | 90 | {} | {"fortnights":1} | {"days":0} | {"days":"5"} | {"days":{"min":5}} | {"days":1,"hours":2} | {"days":null}',
    ),
  ],
  [
    'figure',
    rules.figureRule,
    'must be a figure such as { percent: 60 }, { count: 2800000, open: true }, { amount: 32000000 } or { days: 60 }',
    values(
      '{"percent":60} | {"times":{"min":5,"max":10}} | {"count":28,"open":true} | {"count":28,"open":false} | {"amount":32} | {"days":60}',
    ),
    values(
      'null | 60 | {} | {"percent":0} | {"percent":5,"open":true} | {"count":{"min":1,"max":2}} | {"share":5} | {"percent":5,"times":2} | {"open":true}',
    ),
  ],
];

const messageOf = (rule: z.ZodTypeAny, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;

describe.each(RULES)('%s', (_, rule, message, right, wrong) => {
  test.for(right)('accepts %j', (value) => expect(messageOf(rule, value)).toBeUndefined());
  test.for(wrong)(`%j ${message}`, (value) => expect(messageOf(rule, value)).toBe(message));
});

test('an optional link may be empty, and otherwise is one', () => {
  expect(['', 'https://a.example', 'a'].map((value) => rules.optionalLink.safeParse(value).success)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a text loses the white space around it', () => expect(rules.text.parse(' a ')).toBe('a'));

test('a town has a country of two letters', () => {
  const town = { locality: 'Austin', region: 'TX', country: 'US' };
  expect(rules.postalTown.parse(town)).toEqual(town);
  expect(messageOf(rules.postalTown, { ...town, country: 'USA' })).toBe('must be a code such as US');
  expect(rules.postalTown.safeParse({ country: 'US' }).success).toBe(false);
});
