import { expect, test } from 'vitest';
import { WIDE } from '../../../src/components/art/stroke.ts';
import { loopsOf } from '../../../src/pages/cases/_case/loops-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

const figure = (value: string) => ({ value, measure: '' });
const curves = (from: string, to: string, width: number) =>
  loopsOf({ start: figure(from), end: figure(to) })(width)
    .d.match(/C(.*)/)?.[1]
    ?.split(' ').length ?? 0;

test('draws six loops and then one from the left margin to the right one', () =>
  joinsTheRail(loopsOf({ start: figure('6 days'), end: figure('1 day') }), 'right'));

test('draws no loops for a figure that isn’t a small whole number', () => {
  for (const value of ['$2.8M', '40 hours', '1.5 days', 'Weeks']) {
    expect(curves(value, value, WIDE)).toBeLessThan(curves('1 day', '1 day', WIDE));
  }
});
