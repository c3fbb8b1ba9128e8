import { expect, test } from 'vitest';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { kitCount } from '../../../src/pages/_creator-launch/kit-count.ts';
import { landing, throwLine } from '../../../src/pages/_creator-launch/throw-line.ts';

test('draws a throw from the left margin that swings once and flies beyond the right edge', () => {
  for (const width of [WIDE, NARROW]) {
    const { d } = throwLine(width);
    expect(d.startsWith(`M${numbers(rails(width).left)} `)).toBe(true);
    expect(d).not.toMatch(/NaN|undefined/);
    expect(d.match(/M/g)).toHaveLength(1);
    expect(Number(/([\d.]+) [\d.-]+$/.exec(d)?.[1])).toBeGreaterThan(width);
  }
});

test('lands from above the panel in three hops, each lower and shorter than the one before', () => {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = landing(width);
    const [fall, ...hops] = [...d.matchAll(/Q[\d.-]+ ([\d.-]+) ([\d.]+) ([\d.]+)/g)].map((at) =>
      at.slice(1).map(Number),
    );
    expect(fall?.[0]).toBeLessThan(0);
    expect(hops).toHaveLength(3);
    const peaks = hops.map(([control = 0]) => control);
    expect(peaks).toEqual(peaks.toSorted((a, b) => a - b));
    const ends = [fall, ...hops].map((at) => at?.[1] ?? 0);
    const lengths = ends.slice(1).map((end, hop) => end - (ends[hop] ?? 0));
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    for (const at of [fall, ...hops]) expect(at?.[2]).toBe(height - 1);
    expect(ends.at(-1)).toBeLessThan(width);
  }
});

test.each([
  ['3 short videos', '3'],
  ['A page', '1'],
  ['Extra 5 of one plus 5 of another', '5+5'],
])('counts the pieces of “%s”', (deliverable, count) => {
  expect(kitCount(deliverable)).toBe(count);
});
