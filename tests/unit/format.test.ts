import { expect, test } from 'vitest';
import {
  shortDuration,
  durationBeforeNoun,
  amountText,
  duration,
  figureText,
  grouped,
  inWords,
  money,
  percent,
  plural,
  quotedIn,
} from '../../src/lib/format.ts';

test('numbers are grouped by thousands', () => {
  expect([0, 999, 1000, 1185700].map(grouped)).toEqual(['0', '999', '1,000', '1,185,700']);
});

test('shows cents only on request', () => {
  expect([amountText(0), amountText(198250), amountText(44.067, 2), amountText(60, 2)]).toEqual([
    '$0',
    '$198,250',
    '$44.07',
    '$60.00',
  ]);
});

test('shares are percentages', () => {
  expect([percent(0), percent(0.45691), percent(1, 0), percent(0.00342, 2)]).toEqual([
    '0.0%',
    '45.7%',
    '100%',
    '0.34%',
  ]);
});

test('writes every price in one notation', () => {
  expect(money({ amount: 1200 })).toBe('$1,200');
  expect(money({ amount: 1250 })).toBe('$1,250');
  expect(money({ min: 75_000, max: 150_000 })).toBe('$75,000–$150,000');
  expect(money({ min: 25_000, max: 60_000 })).toBe('$25,000–$60,000');
  expect(money({ min: 500_000, max: 5_000_000, open: true })).toBe('$500,000–$5M+');
  expect([1_250_000, 1_234_567, 2_500_000_000].map((amount) => money({ amount }))).toEqual([
    '$1.25M',
    '$1,234,567',
    '$2.5B',
  ]);
});

test('writes a duration as a noun, before a noun, or short', () => {
  expect([duration({ days: 90 }), duration({ days: 1 }), duration({ hours: { min: 24, max: 72 } })]).toEqual([
    '90 days',
    '1 day',
    '24–72 hours',
  ]);
  expect([durationBeforeNoun({ weeks: 2 }), shortDuration({ hours: 48 })]).toEqual(['2-week', '48h']);
});

test('writes a claim’s figure by its kind', () => {
  const figures = [
    { percent: 427 },
    { percent: { min: 5, max: 10 } },
    { percent: 4.5 },
    { percent: { min: 900, max: 1200 } },
    { count: 2_800_000, open: true },
    { times: { min: 5, max: 10 } },
    { amount: 32_000_000 },
    { days: 60 },
  ] as const;
  expect(figures.map(figureText)).toEqual(['427%', '5–10%', '4.5%', '900–1,200%', '2.8M+', '5–10x', '$32M', '60 days']);
});

test('writes numbers in words', () => {
  expect([0, 8, 12, 20, 26, 99, 100].map(inWords)).toEqual([
    'zero',
    'eight',
    'twelve',
    'twenty',
    'twenty-six',
    'ninety-nine',
    '100',
  ]);
  const spots = { one: '{count} spot', other: '{count} spots' };
  expect([plural(1, spots), plural(8, spots), plural(1200, spots)]).toEqual(['1 spot', '8 spots', '1,200 spots']);
});

test.each([
  ['en-US', '“a”'],
  ['nb-NO', '«a»'],
  ['fil-PH', '“a”'],
  ['fi-FI', '”a”'],
  ['pt-BR', '“a”'],
  ['pt', '“a”'],
  ['pt-PT', '«a»'],
  ['de-AT', '„a“'],
  ['de-CH', '«a»'],
  ['fr', '«\u00A0a\u00A0»'],
  ['es-MX', '“a”'],
  ['es-ES', '«a»'],
  ['zh-TW', '「a」'],
  ['zh-CN', '“a”'],
  ['ja', '「a」'],
])('quotes as %s does: %s', (tag, text) => expect(quotedIn(tag, 'a')).toBe(text));
