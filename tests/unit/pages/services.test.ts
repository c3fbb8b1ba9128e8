import { describe, expect, it, test } from 'vitest';
import { NARROW, rails, type Stroke, WIDE } from '../../../src/components/art/stroke.ts';
import { homeward, knots, tangle } from '../../../src/pages/_services/knots.ts';
import { poles } from '../../../src/pages/_services/price-scale.ts';
import { overUnder, type Point } from '../../../src/components/art/over-under.ts';

/** Two gaps for each crossing that has any, one on each side of the strand on top. */
const crossings = ({ gaps = '' }: Stroke) => gaps.split('M').slice(1).length / 2;
const ends = ({ d }: Stroke) => {
  const numbers = Array.from(d.matchAll(/-?[\d.]+/g), Number);
  return [numbers[0], numbers.at(-2)].map((x) => Math.round(x ?? NaN));
};
const { left, right } = rails(NARROW);
const [axis] = ends(knots.knot1?.(WIDE) ?? tangle(WIDE));

test.each([WIDE, NARROW])('unties one crossing after the other, in a box of %i', (width) => {
  const drawings = [tangle, ...Object.values(knots)].map((draw) => draw(width));
  for (const { d, gaps } of drawings) expect(d + gaps).not.toMatch(/NaN|undefined|Infinity/);
  const counts = drawings.map(crossings);
  expect(counts.slice(1)).toEqual([4, 3, 1]);
  expect(counts[0]).toBeGreaterThan(25);
});

describe('the line', () => {
  it('follows one axis down a wide page and returns to the margin', () => {
    expect(ends(tangle(WIDE))).toEqual([Math.round(rails(WIDE).left), axis]);
    for (const draw of Object.values(knots)) expect(ends(draw(WIDE))).toEqual([axis, axis]);
    const { d } = homeward();
    expect(ends({ ...homeward(), d: d.slice(0, d.lastIndexOf('V')) })).toEqual([axis, Math.round(rails(WIDE).left)]);
  });

  it('changes sides with each knot on a phone', () => {
    const sides = [tangle, ...Object.values(knots)].map((draw) => ends(draw(NARROW)));
    const forth = [left, right].map(Math.round);
    const back = forth.toReversed();
    expect(sides).toEqual([forth, back, forth, back]);
  });
});

test('leaves gaps where the line passes under itself, and none on a line that does not cross itself', () => {
  const loop: Point[] = [
    [0, 0],
    [100, 10],
    [90, 60],
    [50, 60],
    [52, -50],
  ];
  expect(overUnder(loop.slice(0, 4), 1)).toBe('');
  expect(overUnder(loop, 1).split('M').slice(1)).toHaveLength(2);
});

test('stands each price on one floor, as far from its start as it is high, and a range between two poles', () => {
  const d = poles([
    { min: 300, max: 300 },
    { min: 5000, max: 9000 },
  ]);
  expect(d).toBe('M300 0V2M5000 1V2M9000 1V2');
});
