import { expect, test, vi } from 'vitest';
import { runAtOnce, runInSlices, type Steps } from '../../src/features/blog/steps.ts';

function* count(to: number, spent: () => unknown): Steps<number> {
  for (let i = 0; i < to; i++) {
    spent();
    yield;
  }
  return to;
}

test('returns the same result at once or in slices', async () => {
  expect(runAtOnce(count(5, () => {}))).toBe(5);
  expect(await runInSlices(count(5, () => {}))).toBe(5);
});

test('lets other tasks run between slices', async () => {
  let clock = 0;
  let turns = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const timer = setInterval(() => turns++, 0);
  await runInSlices(count(8, () => (clock += 7)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
