import { expect, test } from 'vitest';
import { strokes } from '../../../src/pages/_about/strokes.ts';
import { periodLine, yearsInAll, yearsOf } from '../../../src/pages/_about/years.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the sample founder and her signature from the margin and back', () => {
  const { founder, signatureLine } = strokes;
  for (const draw of [founder, signatureLine]) if (draw) joinsTheRail(draw);
});

test('draws a figure’s years on an axis of all years', () => {
  const axis = yearsInAll(['2019–2024', '2016–2017', 'all employers', 'since 2022']);
  expect(axis).toEqual({ from: 2016, to: 2024 });
  const draw = (period: string) => {
    const years = yearsOf(period);
    return years && periodLine(years, axis);
  };
  expect(draw('2019–2024')).toBe('M3 0H9');
  expect(draw('2016–2017')).toBe('M0 0H2');
  expect(draw('2023')).toBe('M7 0H8');
  expect(draw('since 2022')).toBe('M6 0H9');
  expect(draw('all employers')).toBeUndefined();
});
