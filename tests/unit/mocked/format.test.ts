import '../../support/american.ts';
import { expect, test } from 'vitest';
import * as format from '../../../src/lib/format.ts';

const { amountText, duration, durationBeforeNoun, figureText, grouped, inWords, money, percent, plural } = format;
const spots = { one: '{count} spot', other: '{count} spots' };

test.each([
  ['a small number', () => grouped(0), '0'],
  ['hundreds', () => grouped(999), '999'],
  ['thousands', () => grouped(1000), '1,000'],
  ['millions', () => grouped(1_185_700), '1,185,700'],
  ['an amount', () => amountText(198_250), '$198,250'],
  ['an amount of nothing', () => amountText(0), '$0'],
  ['cents on request', () => amountText(44.067, 2), '$44.07'],
  ['no cents on request', () => amountText(60, 2), '$60.00'],
  ['a share of nothing', () => percent(0), '0.0%'],
  ['a share', () => percent(0.45691), '45.7%'],
  ['a whole share', () => percent(1, 0), '100%'],
  ['a small share', () => percent(0.00342, 2), '0.34%'],
  ['a price', () => money({ amount: 1250 }), '$1,250'],
  ['a span of prices', () => money({ min: 75_000, max: 150_000 }), '$75,000–$150,000'],
  ['a span with an open end', () => money({ min: 500_000, max: 5_000_000, open: true }), '$500,000–$5M+'],
  ['millions of a price', () => money({ amount: 1_250_000 }), '$1.25M'],
  ['a price with more digits', () => money({ amount: 1_234_567 }), '$1,234,567'],
  ['billions of a price', () => money({ amount: 2_500_000_000 }), '$2.5B'],
  ['days', () => duration({ days: 90 }), '90 days'],
  ['a day', () => duration({ days: 1 }), '1 day'],
  ['a span of hours', () => duration({ hours: { min: 24, max: 72 } }), '24–72 hours'],
  ['weeks before a noun', () => durationBeforeNoun({ weeks: 2 }), '2-week'],
  ['hours in short', () => format.shortDuration({ hours: 48 }), '48h'],
  ['a claim’s percentage', () => figureText({ percent: 427 }), '427%'],
  ['a claim’s fall', () => figureText({ percent: -38 }), '−38%'],
  ['a claim’s span of percentages', () => figureText({ percent: { min: 5, max: 10 } }), '5–10%'],
  ['a claim’s fraction', () => figureText({ percent: 4.5 }), '4.5%'],
  ['a claim’s large percentages', () => figureText({ percent: { min: 900, max: 1200 } }), '900–1,200%'],
  ['a claim’s count', () => figureText({ count: 2_800_000, open: true }), '2.8M+'],
  ['a claim’s factor', () => figureText({ times: { min: 5, max: 10 } }), '5–10x'],
  ['a claim’s amount', () => figureText({ amount: 32_000_000 }), '$32M'],
  ['a claim’s days', () => figureText({ days: 60 }), '60 days'],
  ['one', () => plural(1, spots), '1 spot'],
  ['several', () => plural(1200, spots), '1,200 spots'],
])('writes %s', (_, write, expected) => expect(write()).toBe(expected));

test('writes numbers in words', () => {
  const words = ['zero', 'eight', 'twelve', 'twenty', 'twenty-six', 'ninety-nine', '100'];
  expect([0, 8, 12, 20, 26, 99, 100].map(inWords)).toEqual(words);
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
])('quotes as %s does: %s', (tag, text) => expect(format.quotedIn(tag, 'a')).toBe(text));

test('keeps together what a language doesn’t part', () => {
  expect(format.keptTogether('V práci, s námi a 3 z 5 k', 'cs-CZ')).toBe(
    'V\u00a0práci, s\u00a0námi a\u00a03\u00a0z\u00a05\u00a0k',
  );
  expect(format.keptTogether('« Oui » : non ? Si', 'fr-FR')).toBe('«\u00a0Oui\u00a0»\u00a0: non\u00a0? Si');
  expect(format.keptTogether('1 000 de 310 000 €, 5 %', 'fr-FR')).toBe(
    '1\u00a0000\u00a0de 310\u00a0000\u00a0€, 5\u00a0%',
  );
  expect(format.keptTogether('602 00 Brno, 20. listopadu', 'cs-CZ')).toBe('602\u00a000 Brno, 20.\u00a0listopadu');
  expect(format.keptTogether('24 hodin, 2024 bylo', 'cs-CZ')).toBe('24\u00a0hodin, 2024 bylo');
  expect(format.keptTogether('I am a cat : no', 'en-US')).toBe('I am a cat : no');
});
