import { expect, test } from 'vitest';
import { markConstruction } from '../../../src/pages/_brand/mark-construction.ts';
import { memoryLines } from '../../../src/pages/_brand/memory-lines.ts';

const count = (path: string) => path.split('M').length - 1;

test('draws a spoke for each seat', () => {
  const circles = 6;
  expect(count(markConstruction(12).guides)).toBe(circles + 12);
  expect(count(markConstruction(8).guides)).toBe(circles + 8);
});

test('ends every memory line early except a few, which get a dot', () => {
  const { forgotten, kept, arrived, width } = memoryLines(25);
  expect([count(kept), count(arrived), count(forgotten)]).toEqual([3, 3, 22]);
  const longest = Math.max(...[...forgotten.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x)));
  expect(longest).toBeLessThan(width * 0.81);
});
