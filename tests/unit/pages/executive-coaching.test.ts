import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { calmingLine } from '../../../src/pages/_executive-coaching/calming-line.ts';
import { ballLine } from '../../../src/pages/_executive-coaching/ball-line.ts';
import { expectPlain } from '../../support/drawing-checks.ts';
import { joinsTheRail } from '../../support/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;

test('winds everything into one line from the margin and back', () => joinsTheRail(ballLine));

test('draws a ball as wide as its ruler of 60 minutes', () => {
  const { d } = ballLine(WIDE);
  const marks = [...d.matchAll(/H([\d.]+)v-/g)].map(([, x]) => Number(x));
  const [, left = 0, , radius = 0] = (/M(\S+) (\S+)a(\S+) /.exec(d) ?? []).map(Number);
  expect(marks).toHaveLength(61);
  expect(marks.at(-1)).toBeCloseTo(left);
  expect(marks[0]).toBeCloseTo(left + 2 * radius);
});

test('calms a wave from the margin to lower and lower crests, until it leaves the page straight', () => {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = calmingLine(width);
    const heights = [...d.matchAll(/ (\S+?)(?=[SH])/g)].map(([, y]) => Number(y));
    const crests = heights.filter((_, index) => index % 2);
    expect(d.startsWith(`M${at(rails(width).left)} 0`)).toBe(true);
    expect(new Set(heights.filter((_, index) => index % 2 === 0)).size).toBe(1);
    expect(crests).toEqual(crests.toSorted((a, b) => a - b));
    expect(Number(d.split('H').at(-1))).toBeGreaterThan(width);
    expectPlain(() => ({ width, height, strokes: [d] }));
  }
});
