import { expect, test } from 'vitest';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { SEATS } from '../../../src/components/art/table.ts';
import { MARK } from '../../../src/pages/_brand/area-marks.ts';
import { markGuides, markLine } from '../../../src/pages/_brand/mark-line.ts';
import { drawings } from '../../../src/pages/_brand/strokes.ts';

const count = (path: string) => path.split('M').length - 1;

test('draws the mark in one line from the margin', () => {
  for (const width of [WIDE, NARROW]) {
    const { d } = markLine(width);
    expect(d).not.toMatch(/NaN|undefined/);
    expect(d.startsWith(`M${numbers(rails(width).left)} `)).toBe(true);
    expect(count(d)).toBe(1);
  }
});

test('draws three circles, a spoke for each seat and an angle', () => {
  expect(count(markGuides(WIDE).d)).toBe(3 + SEATS + 1);
});

test('draws each area’s drawing to beyond its box', () => {
  for (const d of Object.values(drawings)) {
    expect(d).not.toMatch(/NaN|undefined|Infinity/);
    const all = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.max(...all)).toBeGreaterThan(MARK.width);
  }
});
