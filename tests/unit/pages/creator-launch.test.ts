import { expect, test } from 'vitest';
import { deliverables } from '../../../src/content/launch-kit.ts';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { kitCount, pieces } from '../../../src/pages/_creator-launch/kit-count.ts';
import { throwLine, THROWS, throwsOf } from '../../../src/pages/_creator-launch/throw-line.ts';

test('draws a throw from the left margin that swings once and flies beyond the right edge', () => {
  for (const width of [WIDE, NARROW]) {
    const { d } = throwLine(width);
    expect(d.startsWith(`M${numbers(rails(width).left)} `)).toBe(true);
    expect(d).not.toMatch(/NaN|undefined/);
    expect(d.match(/M/g)).toHaveLength(1);
    expect(d.match(/a/gi)).toHaveLength(2);
    expect(Number(/T([\d.]+)/.exec(d)?.[1])).toBeGreaterThan(width);
  }
});

test('draws one throw per piece, ten of them within a column', () => {
  for (const deliverable of deliverables) {
    const ends = [...throwsOf(pieces(deliverable)).matchAll(/Q[\d.]+ [\d.-]+ ([\d.]+)/g)].map(([, x]) => Number(x));
    expect(ends).toHaveLength(pieces(deliverable));
    expect(ends.at(-1)).toBeLessThanOrEqual(THROWS.width);
  }
  expect(pieces('5 of one plus 5 of another')).toBe(10);
});

test.each([
  ['3 short videos', '3'],
  ['A page', '1'],
  ['Extra 5 of one plus 5 of another', '5+5'],
])('counts the pieces of “%s”', (deliverable, count) => {
  expect(kitCount(deliverable)).toBe(count);
});
