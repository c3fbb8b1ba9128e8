import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_404/strokes.ts';

test.each([WIDE, NARROW])('enters from the left margin and breaks off at %d', (width) => {
  const { d } = strokes.broken(width);
  expect(d.match(/M/g)).toHaveLength(1);
  expect(Number(/^M([\d.]+) 0/.exec(d)?.[1])).toBeCloseTo(rails(width).left, 0);
  expect(d).not.toMatch(/NaN|undefined/);
});
