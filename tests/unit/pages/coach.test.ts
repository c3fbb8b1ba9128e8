import { expect, test } from 'vitest';
import { coachLoop } from '../../../src/components/art/coach-loop.ts';
import { stillView } from '../../../src/pages/_quantum-shift/coach/still-view.ts';

test('shows a different detail of the background loop for each video', () => {
  const [one, other] = ['One', 'Another'].map(stillView);
  expect(one).toBe(stillView('One'));
  expect(one).not.toBe(other);
  const [x = 0, y = 0, width = 0, height = 0] = (one ?? '').split(' ').map(Number);
  expect(x + width).toBeLessThanOrEqual(coachLoop(0).width);
  expect(y + height).toBeLessThanOrEqual(coachLoop(0).height);
});
