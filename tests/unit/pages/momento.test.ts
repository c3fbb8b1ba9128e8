import { describe, expect, test } from 'vitest';
import { firstLook } from '../../../src/content/first-look.ts';
import { promiseState } from '../../../src/pages/_momento/promise-state.ts';

describe('the first look', () => {
  const promise = { what: 'x', from: 'CFO', to: 'CEO', due: 5 };

  test.each([
    [{ ...promise, kept: 3 }, 4, 'Done on day 3'],
    [promise, 4, 'Due in 1 day'],
    [promise, 5, 'Due today'],
    [promise, 7, '2 days late, reminder sent this morning'],
  ])('says of %j on day %d: %s', (agreement, today, state) => {
    expect(promiseState(agreement, today)).toBe(state);
  });

  test('shows promises between two people, none completed after today', () => {
    for (const { from, to, due, kept = 0 } of firstLook.agreements) {
      expect(from).not.toBe(to);
      expect(Math.max(due, kept)).toBeLessThanOrEqual(firstLook.days);
      expect(kept).toBeLessThanOrEqual(firstLook.today);
    }
  });
});
