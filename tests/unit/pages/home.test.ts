import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { leaking, outline, STAGES } from '../../../src/pages/_home/drops.ts';
import { strokes } from '../../../src/pages/_home/strokes.ts';
import { BOX, IN_FRONT } from '../../../src/pages/_home/tangle.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test.each([WIDE, NARROW])('unties the line of a box %i wide on its way to the right margin', (width) => {
  expect(strokes.untied(width).d).not.toMatch(/NaN|undefined/);
  joinsTheRail(strokes.untied, 'right');
});

test.each([WIDE, NARROW])('circles the last word and comes back to the margin, in a box of %i', (width) => {
  expect(strokes.answerRing(width).d).not.toMatch(/NaN|undefined/);
  joinsTheRail(strokes.answerRing);
});

test('lets each drop hang lower than the one before, and only the last ones have a neck', () => {
  const outlines = STAGES.map((stage) => outline(stage));
  const depths = outlines.map((points) => points.at(-1)?.[1] ?? 0);
  expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  const isNecked = (points: ReturnType<typeof outline>) =>
    points.some(([across], index) => across < (points[index - 1]?.[0] ?? 0));
  expect(outlines.map(isNecked)).toEqual([false, false, true, true]);
  // A small drop is a Bessel function: it meets the ceiling where its derivative is zero.
  expect(outline(0.01).at(-1)?.[0]).toBeCloseTo(3.83, 1);
});

test.each([
  [WIDE, 4],
  [NARROW, 2],
])('hangs the drops apart from each other, inside a box %i wide', (width, count) => {
  const { d, height } = leaking(width);
  const ends = [...d.matchAll(/L(-?[\d.]+) 0(?:C[^L]*?(-?[\d.]+) 0(?=[LH]))/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);
  expect(ends).toHaveLength(count);
  expect(ends.flat()).toEqual(ends.flat().toSorted((a, b) => a - b));
  expect(Math.min(...ends.flat())).toBeGreaterThan(0);
  expect(Math.max(...ends.flat())).toBeLessThan(width + 1);
  expect(Math.max(...Array.from(d.matchAll(/-?[\d.]+ (-?[\d.]+)/g), ([, y]) => Number(y)))).toBeLessThan(height);
});

test('passes in front of letters only inside the headline’s box', () => {
  for (const [, x, y, across, down] of IN_FRONT.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)) {
    expect(Number(x) + Number(across)).toBeLessThan(BOX.width);
    expect(Number(y) + Number(down)).toBeLessThan(BOX.height);
  }
});
