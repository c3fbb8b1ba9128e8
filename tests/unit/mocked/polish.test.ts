import { expect, test, vi } from 'vitest';

vi.mock('../../../src/locale.ts', async (original) => ({
  ...(await original<object>()),
  language: 'pl-PL',
  isEnglish: false,
  currency: 'PLN',
}));

const { readContent } = await import('../../../src/data/read-content.ts');
const { figureText, money, plural, quoted } = await import('../../../src/lib/format.ts');

test('writes all forms of a Polish plural', () => {
  const forms = { one: '{count} miejsce', few: '{count} miejsca', many: '{count} miejsc', other: '{count} miejsca' };
  expect([1, 3, 5, 12, 22].map((count) => plural(count, forms))).toEqual([
    '1 miejsce',
    '3 miejsca',
    '5 miejsc',
    '12 miejsc',
    '22 miejsca',
  ]);
  expect(plural(5, { other: 'miejsca: {count}' })).toBe('miejsca: 5');
});

test('names each form that the words of a count lack', () => {
  const days = { one: '1 dzień', other: '{count} dnia' };
  expect(() => readContent({ page: { days, nights: { other: 'noce: {count}' } } }, {}, {})).toThrow(
    /^src\/content\/page\.json: days\.many is missing: .+\.\nsrc\/content\/page\.json: days\.few is missing: .+\.$/,
  );
});

test('writes Polish quotation marks', () => expect(quoted('Tak')).toBe('„Tak”'));

test('writes the currency of a span once, after it', () => {
  expect(money({ min: 80_000, max: 160_000 })).toBe('80 000–160 000 zł'.replaceAll(' ', '\u00A0'));
  expect(figureText({ times: { min: 5, max: 10 } })).toBe('5–10×');
});
