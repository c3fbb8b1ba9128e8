import { expect, test } from 'vitest';
import { loops } from '../../src/charts/loops.ts';

test.each([
  ['6 days', '1 day', [6]],
  ['7 hours', '2 hours', [4, 3]],
])('%s become %s: as many loops as before, in as many coils as after', (before, after, counts) => {
  expect(loops(before, after).map(({ count }) => count)).toEqual(counts);
});
