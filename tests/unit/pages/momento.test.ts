import { describe, expect, test } from 'vitest';
import { firstLook } from '../../../src/content/first-look.ts';
import { dayAt, promiseState, promiseStrip } from '../../../src/pages/_momento/promise-strip.ts';
import { promiseLine } from '../../../src/pages/_momento/promise-line.ts';
import { WIDE } from '../../../src/components/art/stroke.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws promises from the margin and back, past a tick for each day', () => {
  const draw = promiseLine([3, 5, 2].map((due) => ({ due, what: `Day ${due}` })));
  joinsTheRail(draw);
  expect(draw(WIDE).d.match(/a[\d.]+ [\d.]+ 0 0 1 [\d.]+ 0H160/g)).toHaveLength(2);
  expect(draw(WIDE).d.match(/v-9v9/g)).toHaveLength(6);
});

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

  test('draws a promise to its completion or to today, and dashed to its due day', () => {
    expect(promiseStrip({ ...promise, kept: 3 }, 4, 10)).toMatchObject({ end: dayAt(3, 10), ahead: undefined });
    expect(promiseStrip(promise, 4, 10)).toMatchObject({ end: dayAt(5, 10), ahead: expect.stringContaining('H') });
    expect(promiseStrip(promise, 7, 10)).toMatchObject({ end: dayAt(5, 10), ahead: undefined });
  });

  test('shows promises between two people, none completed after today', () => {
    for (const { from, to, due, kept = 0 } of firstLook.agreements) {
      expect(from).not.toBe(to);
      expect(Math.max(due, kept)).toBeLessThanOrEqual(firstLook.days);
      expect(kept).toBeLessThanOrEqual(firstLook.today);
    }
  });
});
