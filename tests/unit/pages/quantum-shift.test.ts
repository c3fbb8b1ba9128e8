import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { letterStands, nameLine } from '../../../src/pages/_quantum-shift/letters.ts';
import { fallingIntoStep } from '../../../src/pages/_quantum-shift/step-line.ts';
import { inStepLine, sumLine } from '../../../src/pages/_quantum-shift/sum-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('carries the name on one line, from the left margin to the right one', () => {
  joinsTheRail(nameLine, 'right');
  const turns = letterStands().map(({ turn }) => Math.abs(turn));
  expect(turns).toHaveLength(7);
  expect(Math.max(...turns)).toBeLessThan(10);
  expect([turns[0], turns.at(-1)]).toEqual([0, 0]);
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

test('draws the sum of two waves and the wave in step from the margin to beyond the window, equally high', () => {
  for (const width of [WIDE, NARROW]) {
    const swings = [sumLine, inStepLine].map((draw) => {
      const { d } = draw(width);
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
      expect(d.match(/M/g)).toHaveLength(1);
      expect(d.startsWith(`M${Math.round(rails(width).left * 10) / 10} `)).toBe(true);
      const crests = Array.from(
        d.matchAll(/S\S+ \S+ ([\d.]+) ([\d.]+)/g),
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
      expect(crests.at(-1)?.[0]).toBeGreaterThan(1.5 * width);
      const heights = crests.map(([, y]) => y);
      return Math.max(...heights) - Math.min(...heights);
    });
    expect(swings[1]).toBeCloseTo(swings[0] ?? 0, 0);
  }
});
