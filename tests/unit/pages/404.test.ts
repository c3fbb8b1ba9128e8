import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_404/strokes.ts';

test.each([WIDE, NARROW])('ends before the right edge of a box %i wide, and continues to the left margin', (width) => {
  const { left, right } = rails(width);
  const at = Math.round(left * 10) / 10;
  const end = Number(strokes.broken(width).d.match(/([\d.]+) [\d.]+$/)?.[1]);
  expect(end).toBeGreaterThan(left);
  expect(end).toBeLessThan(right);
  const { d, height } = strokes.found(width);
  expect(d).toMatch(new RegExp(` ${at} [\\d.]+V${height}$`));
});
