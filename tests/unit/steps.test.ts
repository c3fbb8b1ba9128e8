import { expect, test } from 'vitest';
import { runAtOnce, runInSlices, type Steps } from '../../src/features/blog/steps.ts';

function* count(to: number, spent: () => void): Steps<number> {
  for (let i = 0; i < to; i++) {
    spent();
    yield;
  }
  return to;
}

test('steps give one result, run at once or in slices', async () => {
  expect(runAtOnce(count(5, () => {}))).toBe(5);
  expect(await runInSlices(count(5, () => {}))).toBe(5);
});

test('between slices others get their turn', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await runInSlices(
    count(8, () => {
      const end = performance.now() + 7;
      while (performance.now() < end);
    }),
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
