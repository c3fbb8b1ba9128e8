import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_404/strokes.ts';

test.each([WIDE, NARROW])('breaks off and goes on to the right margin at %d', (width) => {
  const { d } = strokes.broken(width);
  expect(Number(/^M([\d.]+) 0/.exec(d)?.[1])).toBeCloseTo(rails(width).left, 0);
  const [piece = '', other = ''] = d.split(/(?<=.)M/);
  expect(Number(piece.split(/[ HVQ]/).at(-2))).toBeLessThan(Number(other.split(' ')[0]));
  expect(Number(other.split(/[QV ]/).at(-3))).toBeCloseTo(rails(width).right, 0);
  expect(d).not.toMatch(/NaN|undefined/);
});
