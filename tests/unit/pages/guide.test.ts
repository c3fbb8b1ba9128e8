import { expect, test } from 'vitest';
import { trainingSpan } from '../../../src/pages/_torque-ai-guide/training-span.ts';

test.each([
  ['90 minutes', 1.5, 1.5],
  ['Half a day', 4, 4],
  ['2–4 weeks', 80, 160],
  ['6 weeks', 240, 240],
])('counts the working hours of “%s”', (length, from, to) => expect(trainingSpan(length)).toEqual({ from, to }));
