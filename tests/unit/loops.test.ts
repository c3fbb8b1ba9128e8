import { expect, test } from 'vitest';
import { loops } from '../../src/charts/loops.ts';

test.each([
  ['6 days', '1 day', [6]],
  ['7 hours', '2 hours', [4, 3]],
])('%s become %s: as many loops as before, in as many coils as after', (before, after, counts) => {
  expect(loops(before, after).map(({ count }) => count)).toEqual(counts);
});

test.each([
  ['$2.8M', '1 day'],
  ['40 hours', '1 hour'],
  ['1.5 days', '1 day'],
  ['1 day', '2 days'],
])('draws no loops for %s and %s', (before, after) => expect(loops(before, after)).toEqual([]));
