import { expect, test } from 'vitest';
import { rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_enterprise-accelerator/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;
const { left, right } = rails(WIDE);

test('draws a ruler of all days from the left margin to the right one, where it falls to the price', () => {
  const { d, height } = strokes.days();
  const marks = [...d.matchAll(/H([\d.]+)V/g)].map(([, x]) => Number(x));
  expect(marks).toHaveLength(91);
  const day = ((marks[90] ?? 0) - (marks[0] ?? 0)) / 90;
  for (const [index, mark] of marks.entries()) expect(mark).toBeCloseTo((marks[0] ?? 0) + index * day, 0);
  expect(d).toMatch(new RegExp(`^M${at(left)} 0V`));
  expect(d.endsWith(` ${at(right)} ${height}`)).toBe(true);
});

test('comes back from the right margin to the left under the price', () => {
  const { d, height } = strokes.wayBack();
  expect(d.startsWith(`M${at(right)} 0V`)).toBe(true);
  expect(d).toMatch(new RegExp(` ${at(left)} [\\d.]+V${height}$`));
});
