import { expect, test } from 'vitest';
import { deliverables } from '../../../src/content/launch-kit.ts';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { kitCount } from '../../../src/pages/_creator-launch/kit-count.ts';
import { returnLine, throwLine } from '../../../src/pages/_creator-launch/throw-line.ts';

test('draws a throw from the left margin beyond the right edge, each flight higher and longer than the one before', () => {
  for (const width of [WIDE, NARROW]) {
    const { d } = throwLine(width);
    expect(d.startsWith(`M${numbers(rails(width).left)} `)).toBe(true);
    expect(d).not.toMatch(/NaN|undefined/);
    const points = [...d.matchAll(/[HQ ]([\d.-]+) ([\d.-]+)(?=[QT])/g)].map(([, x]) => Number(x));
    const steps = points.slice(1).map((x, index) => x - (points[index] ?? 0));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(Number(/T([\d.]+)/.exec(d)?.[1])).toBeGreaterThan(width);
  }
});

test('draws a return that touches down once per deliverable, each hop higher the farther from the margin', () => {
  for (const width of [WIDE, NARROW]) {
    const { d } = returnLine(width);
    expect(d).not.toMatch(/NaN|undefined/);
    expect(d.match(/M/g)).toHaveLength(1);
    // The last curve is the turn into the margin.
    const heights = [...d.matchAll(/Q[\d.]+ ([\d.-]+)/g)].slice(0, -1).map(([, y]) => Number(y));
    expect(heights).toHaveLength(deliverables.length);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  }
});

test.each([
  ['3 short videos', '3'],
  ['A page', '1'],
  ['Extra 5 of one plus 5 of another', '5+5'],
])('counts the pieces of “%s”', (deliverable, count) => {
  expect(kitCount(deliverable)).toBe(count);
});
