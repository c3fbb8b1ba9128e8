import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { letterDrop, nameLine } from '../../../src/pages/_quantum-shift/letters.ts';
import { fallingIntoStep } from '../../../src/pages/_quantum-shift/step-line.ts';
import { inStepLine, sumLine } from '../../../src/pages/_quantum-shift/sum-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('carries the name on one line, from the left margin to the right one', () => {
  joinsTheRail(nameLine, 'right');
  expect(Array.from({ length: 7 }, (_, index) => letterDrop(index))).toEqual([17, 28, -2, -29, -14, 22, 26]);
});

test('draws all waves in one line, from where the name’s line ends to the left margin', () => {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = fallingIntoStep(width);
    const { left, right } = rails(width);
    expect(d.match(/M/g)).toHaveLength(1);
    expect(d).not.toMatch(/NaN|undefined|Infinity/);
    expect(Number(/^M([\d.]+) 0C/.exec(d)?.[1])).toBeCloseTo(right, 0);
    expect(Number(/ ([\d.]+) [\d.]+V[\d.]+$/.exec(d)?.[1])).toBeCloseTo(left, 0);
    expect(Number(/[\d.]+$/.exec(d)?.[0])).toBeCloseTo(height, 0);
  }
});

test('draws the sum of two waves in one line from the margin and back', () => {
  joinsTheRail(sumLine);
  for (const width of [WIDE, NARROW]) expect(sumLine(width).d.match(/M/g)).toHaveLength(1);
});

test('draws the wave in step from the margin to beyond the window, as high as the sum', () => {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = inStepLine(width);
    expect(d.startsWith(`M${Math.round(rails(width).left * 10) / 10} ${height / 2}`)).toBe(true);
    expect(Number(/([\d.]+) [\d.]+$/.exec(d)?.[1])).toBeGreaterThan(1.5 * width);
  }
});
