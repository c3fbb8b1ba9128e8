import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_enterprise-accelerator/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;

test('measures 90 days with a tooth each, from the left margin off the page', () => {
  const { d } = strokes.days();
  // The first day's start, 90 days, and the way off the page.
  expect(d.match(/H/g)).toHaveLength(92);
  expect(d).toMatch(new RegExp(`^M${at(rails(WIDE).left)} 0V`));
  expect(Number(d.split('H').at(-1))).toBeGreaterThan(WIDE);
});

test.each([WIDE, NARROW])('comes back to the left margin of a box %i wide', (width) => {
  const back = strokes.comeBack(width);
  expect(back.d).toMatch(new RegExp(` ${at(rails(width).left)} [\\d.]+V${back.height}$`));
});
