import { describe, expect, it, test } from 'vitest';
import { flywheelArrows } from '../../src/charts/flywheel.ts';
import { flywheel, sprint, SPRINT_WEEKS } from '../../src/content/guide.ts';

describe('the guide', () => {
  it('has four steps that fill its weeks without a gap', () => {
    expect(flywheel).toHaveLength(4);
    const weeks = sprint.flatMap(({ weeks: [first, last] }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(weeks).toEqual(Array.from({ length: SPRINT_WEEKS }, (_, index) => index + 1));
  });
});

test('the wheel has an arrow for each step, the first at the top and each other one step before it', () => {
  const arrows = flywheelArrows(4);
  // The first corner of each arrow is where its step begins.
  const corners = arrows.map((arrow) => /^M(-?\d+) (-?\d+)/.exec(arrow)?.slice(1).map(Number));
  expect(corners).toEqual([
    [-164, -176],
    [-176, 164],
    [164, 176],
    [176, -164],
  ]);
});
