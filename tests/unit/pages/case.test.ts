import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { comeBack } from '../../../src/components/art/rail.ts';
import { loopsOf } from '../../../src/pages/cases/_case/loops-line.ts';

const figure = (value: string) => ({ value, measure: '' });
const curves = (from: string, to: string, width: number) =>
  loopsOf({ start: figure(from), end: figure(to) })(width)
    .d.match(/C(.*)/)?.[1]
    ?.split(' ').length ?? 0;

test.each([WIDE, NARROW])(
  'draws six loops and then one from the left margin of a box %i wide off the page, and comes back',
  (width) => {
    const left = Math.round(rails(width).left * 10) / 10;
    const { d } = loopsOf({ start: figure('6 days'), end: figure('1 day') })(width);
    expect(d).toMatch(new RegExp(`^M${left} 0C`));
    expect(Number(d.split(' ').at(-2))).toBeGreaterThan(width);
    expect(d).not.toMatch(/NaN|undefined/);
    const back = comeBack(width);
    expect(back.d).toMatch(new RegExp(` ${left} [\\d.]+V${back.height}$`));
  },
);

test('draws no loops for a figure that isn’t a small whole number', () => {
  for (const value of ['$2.8M', '40 hours', '1.5 days', 'Weeks']) {
    expect(curves(value, value, WIDE)).toBeLessThan(curves('1 day', '1 day', WIDE));
  }
});
