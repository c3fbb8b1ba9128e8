import { expect, test } from 'vitest';
import { YEAR, yearLine } from '../../../src/pages/_quantum-shift/year-line.ts';

test('draws one line with a beat for each session, as wide as its box', () => {
  const line = yearLine(12, 2);
  expect(line.match(/M/g)).toHaveLength(1);
  expect(line.match(/c/g)).toHaveLength(24);
  const steps = [...line.matchAll(/h([\d.]+)/g)].map(([, step]) => Number(step));
  expect(steps.reduce((sum, step) => sum + step, 24 * 16)).toBe(YEAR.width);
});
