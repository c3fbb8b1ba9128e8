import { expect, test } from 'vitest';
import { areaTable } from '../../../src/pages/_brand/area-table.ts';
import { areaWheels } from '../../../src/pages/_brand/area-wheels.ts';
import { markGuides, markLine } from '../../../src/pages/_brand/mark-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';
import { memoryLines } from '../../../src/pages/_brand/memory-lines.ts';

const count = (path: string) => path.split('M').length - 1;

test('draws the mark in one line from the margin and back', () => {
  joinsTheRail(markLine);
  expect(count(markLine(1440).d)).toBe(1);
});

test('draws the Memento table in one line from the margin and back', () => {
  joinsTheRail(areaTable);
});

test('draws two wheels inside their box', () => {
  const { d, width } = areaWheels(720);
  expect(count(d)).toBe(2);
  const across = [...d.matchAll(/[ML]([\d.]+) [\d.]+/g)].map(([, x]) => Number(x));
  expect(d).not.toMatch(/NaN|undefined/);
  expect(Math.min(...across)).toBeGreaterThan(0);
  expect(Math.max(...across)).toBeLessThan(width);
});

test('draws three circles and a spoke for each seat of the four states, and an angle', () => {
  expect(count(markGuides(1440).d)).toBe(4 * 3 + 3 + 6 + 9 + 12 + 1);
});

test('ends every memory line early except a few, which get a dot', () => {
  const { forgotten, kept, arrived, width } = memoryLines(25);
  expect([count(kept), count(arrived), count(forgotten)]).toEqual([3, 3, 22]);
  const longest = Math.max(...[...forgotten.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x)));
  expect(longest).toBeLessThan(width * 0.81);
});
