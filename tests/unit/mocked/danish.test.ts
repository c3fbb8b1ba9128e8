import { expect, test, vi } from 'vitest';

// All formatters follow src/locale.ts. tests/unit/format.test.ts has the English forms.

vi.mock('../../../src/locale.ts', async (original) => ({
  ...(await original<object>()),
  language: 'da-DK',
  currency: 'DKK',
}));

const { shortDuration, amountText, durationBeforeNoun, duration, figureText, grouped, inWords, money, percent } =
  await import('../../../src/lib/format.ts');
const { announcedTime, clockRange, longDay } = await import('../../../src/lib/day.ts');
const { figureAt } = await import('../../../src/components/ui/count-up.ts');

/** Replaces every kind of space with a plain one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('writes prices and numbers in Danish', () => {
  const prices = [money({ min: 75_000, max: 150_000 }), money({ amount: 1250, style: 'plain' }), amountText(44.5, 2)];
  expect(prices.map(plain)).toEqual(['75.000 kr.–150.000 kr.', '1250 kr.', '44,50 kr.']);
  expect(plain(money({ amount: 32_000_000, style: 'compact', open: true }))).toBe('32 mio. kr.+');
  expect([grouped(17_840), percent(0.457), inWords(8)].map(plain)).toEqual(['17.840', '45,7 %', '8']);
});

test('writes lengths of time in Danish', () => {
  const lengths = [
    duration({ days: 1 }),
    duration({ hours: { min: 24, max: 72 } }),
    durationBeforeNoun({ minutes: 90 }),
  ];
  expect(lengths.map(plain)).toEqual(['1 dag', '24–72 timer', '90 minutter']);
  expect(plain(shortDuration({ hours: 48 }))).toMatch(/^48 ?t$/);
  expect(plain(figureText({ percent: { min: 5, max: 10 } }))).toBe('5–10 %');
});

test('writes days and hours in Danish', () => {
  const [starts, ends] = ['2027-05-12T09:00+02:00', '2027-05-12T18:00+02:00'];
  expect(longDay('2027-01-28')).toBe('28. januar 2027');
  expect(plain(clockRange(starts, ends, 'Europe/Copenhagen'))).toBe('09.00–18.00');
  expect(plain(announcedTime(starts, ends, 'Europe/Copenhagen'))).toMatch(
    /^onsdag d(?:en|\.) 12\. maj 2027.*09\.00.*18\.00/,
  );
});

test('counts up to a figure with a comma', () => {
  expect(figureAt('2,8 mio.+', 1)).toBe('2,8 mio.+');
  expect(figureAt('2,8 mio.+', 0.5)).toMatch(/^2,\d mio\.\+$/);
  expect(figureAt('17.840', 0.5)).toMatch(/^1[0-9]{4}$/);
});
