import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { hello } from '../../../src/pages/_contact/hello.ts';

test.each([WIDE, NARROW])('starts and ends "Hello" in the left margin of a box %i wide', (width) => {
  const { d, height } = hello(width);
  const left = Math.round(rails(width).left * 10) / 10;
  expect(d).toMatch(new RegExp(`^M${left} 0C`));
  expect(d).toMatch(new RegExp(` ${left} ${Math.round(height * 10) / 10}$`));
  expect(d).not.toContain('NaN');
});
