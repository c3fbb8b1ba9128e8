import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_about/strokes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the sample founder and her signature from the margin and back', () => {
  const { founder, signatureLine } = strokes;
  for (const draw of [founder, signatureLine]) if (draw) joinsTheRail(draw);
});

test.each([WIDE, NARROW])('draws the line under the record from the margin off a page %s wide, and back', (width) => {
  const left = rails(width).left.toFixed(1).replace('.0', '');
  const { d } = strokes.underscore(width);
  expect(d.startsWith(`M${left} 0V`)).toBe(true);
  expect(Number(d.split('H').at(-1))).toBeGreaterThan(width);
  const back = strokes.comeBack(width);
  expect(back.d).toMatch(new RegExp(` ${left} [\\d.]+V${back.height}$`));
});
