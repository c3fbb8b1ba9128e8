import { expect, test, vi } from 'vitest';
import { pause } from '../../src/features/blog/pause.ts';

test('lets other tasks run, but only once the work has taken a few milliseconds', async () => {
  let clock = 1e9;
  let turns = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  await pause();
  setTimeout(() => turns++);
  for (let i = 0; i < 3; i++) await pause();
  expect(turns).toBe(0);
  clock += 13;
  await pause();
  expect(turns).toBe(1);
});
