import { expect, test } from 'vitest';
import { dayLine } from '../../../src/pages/_events/day-line.ts';
import { summitDay } from '../../../src/pages/_events/summit-day.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws a day in one line from the left margin to the right', () => {
  const draw = dayLine({ from: 9, hours: 9, clock: ['9am', '6pm'] });
  joinsTheRail(draw, 'right');
  expect(draw(1440).d.match(/M/g)).toHaveLength(1);
  expect(draw(1440).words.map(({ text }) => text)).toEqual(['9am', '6pm']);
});

test('names the hours as a clock does', () => {
  expect(summitDay.clock).toEqual(['9am', '10', '11', '12', '1', '2', '3', '4', '5', '6pm']);
});
