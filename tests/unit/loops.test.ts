import { expect, test } from 'vitest';
import { loops } from '../../src/charts/loops.ts';

test.each([
  ['6 days', '1 day', [6]],
  ['7 hours', '2 hours', [4, 3]],
])('%s become %s: as many loops as before, in as many coils as after', (before, after, counts) => {
  const ends = loops(before, after).map(({ y, way }) => y + way);
  expect([...new Set(ends)].map((end) => ends.filter((other) => other === end).length)).toEqual(counts);
});
