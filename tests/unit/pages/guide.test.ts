import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { laps } from '../../../src/pages/_torque-ai-guide/laps.ts';
import { trainingSpan } from '../../../src/pages/_torque-ai-guide/training-span.ts';

test.each([
  ['90 minutes', 1.5, 1.5],
  ['Half a day', 4, 4],
  ['2–4 weeks', 80, 160],
  ['6 weeks', 240, 240],
])('counts the working hours of “%s”', (length, from, to) => expect(trainingSpan(length)).toEqual({ from, to }));

test.each([
  [WIDE, 5],
  [NARROW, 3],
])('puts whole wheels on the line, in a box of %i', (width, count) => {
  const { d } = laps(width);
  expect(d).not.toMatch(/NaN|undefined|Infinity/);
  expect(d.match(/ 0 1 0 -0.1 0/g)).toHaveLength(count);
});
