import { expect, test } from 'vitest';
import { dated, periodLine, yearsInAll, yearsOf } from '../../../src/pages/_about/years.ts';
import { unwrap } from '../../../src/lib/unwrap.ts';

test('draws a figure’s years on an axis of all years', () => {
  const periods = ['2019–2024', '2016–2017', 'all employers', 'since 2022'].map(yearsOf);
  const axis = yearsInAll(periods.filter((years) => years !== undefined));
  expect(axis).toEqual({ from: 2016, to: 2024 });
  const draw = (period: string) => periodLine(unwrap(yearsOf(period), 'the years'), axis);
  expect(draw('2019–2024')).toBe('M3 .5H9');
  expect(draw('2016–2017')).toBe('M0 .5H2');
  expect(draw('2023')).toBe('M7 .5H8');
  expect(Number(draw('since 2022').replace('M6 .5H', ''))).toBeGreaterThan(9);
  expect(yearsOf('all employers')).toBeUndefined();
});

test('lists the earliest figure first, and of two the longer one', () => {
  const listed = ['2023–2024', '2022–2023', 'since 2022', 'every year', '2016'];
  const record = dated(listed.map((period) => ({ evidence: { period } })));
  expect(record.map(({ claim }) => claim.evidence.period)).toEqual(['2016', 'since 2022', '2022–2023', '2023–2024']);
});
