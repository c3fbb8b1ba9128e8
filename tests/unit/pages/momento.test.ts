import { describe, expect, test } from 'vitest';
import { firstLook } from '../../../src/content/first-look.ts';
import { promiseState } from '../../../src/pages/_momento/promise-state.ts';
import { promiseEnds, promiseLine } from '../../../src/pages/_momento/promise-line.ts';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { joinsTheRail } from '../../support/strokes.ts';

const look = { ...firstLook, agreements: [3, 5, 2].map((due) => ({ what: 'x', from: 'CFO', to: 'CEO', due })) };

test('draws an arch for each promise in one line from the left margin to the right one', () => {
  joinsTheRail(promiseLine(look), 'right');
  for (const width of [WIDE, NARROW]) {
    const { d } = promiseLine(look)(width);
    expect(d.match(/M/g)).toHaveLength(1);
    expect(d.match(/C/g)).toHaveLength(2 * look.agreements.length);
  }
});

test('draws a dot where a promise was kept, and a ring where one is due and not late', () => {
  const circles = (isKept: boolean) => promiseEnds(firstLook, isKept)(WIDE).d.match(/a/g)?.length ?? 0;
  expect(circles(true)).toBe(firstLook.agreements.filter(({ kept }) => kept).length);
  expect(circles(false)).toBe(
    firstLook.agreements.filter(({ kept, due }) => kept === undefined && due >= firstLook.today).length,
  );
});

test('writes a state in the second row where the first has no room', () => {
  const rows = (dues: number[]) =>
    promiseLine({ ...look, today: 1, agreements: dues.map((due) => ({ what: 'x', from: 'a', to: 'b', due })) })(
      WIDE,
    ).labels?.flatMap((label) => ('x' in label && label.text.startsWith('Due') ? [label.y] : []));
  expect(new Set(rows([3, 12])).size).toBe(1);
  expect(new Set(rows([3, 4])).size).toBe(2);
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

  test('shows promises between two people, none completed after today', () => {
    for (const { from, to, due, kept = 0 } of firstLook.agreements) {
      expect(from).not.toBe(to);
      expect(Math.max(due, kept)).toBeLessThanOrEqual(firstLook.days);
      expect(kept).toBeLessThanOrEqual(firstLook.today);
    }
  });
});
