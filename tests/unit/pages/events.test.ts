import { expect, test } from 'vitest';
import { dayLine } from '../../../src/pages/_events/day-line.ts';
import { clockHours } from '../../../src/pages/_events/summit-day.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws a block for each hour in one line from the left margin to the right', () => {
  const draw = dayLine({ from: 9, hours: 9 });
  joinsTheRail(draw, 'right');
  expect(draw(1440).d.match(/v-/g)).toHaveLength(9);
});

test('names the hours as a clock does', () => {
  expect(clockHours).toEqual(['9am', '10', '11', '12', '1', '2', '3', '4', '5', '6pm']);
});
