import { expect, test } from 'vitest';
import { dayLine } from '../../../src/pages/_events/day-line.ts';
import { dayRoute } from '../../../src/pages/_events/day-route.ts';
import { summitDay } from '../../../src/pages/_events/summit-day.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws a day in one line that leaves the margin and comes back', () => {
  const draw = dayLine({ from: 9, hours: 9, clock: ['9am', '6pm'] });
  joinsTheRail(draw);
  expect(draw(1440).d.match(/M/g)).toHaveLength(1);
  expect(draw(1440).words.map(({ text }) => text)).toEqual(['9am', '6pm']);
});

test('names the hours as a clock does', () => {
  expect(summitDay.clock).toEqual(['9am', '10', '11', '12', '1', '2', '3', '4', '5', '6pm']);
});

test('goes back and forth between the same two hours, once for each table, and keeps within the day', () => {
  for (const [from, hours] of [
    [9, 9],
    [13, 4],
  ] as const) {
    const { knots, tables, writing } = dayRoute(from, hours, { talk: 1, table: 1 });
    expect(tables).toBeLessThan(writing);
    expect(knots.filter(([hour, height]) => height > 0 && hour > tables && hour < writing)).toHaveLength(4);
    expect(knots.at(-1)).toEqual([writing, 0]);
    for (const [hour] of knots) expect(hour).toBeLessThanOrEqual(hours);
  }
});
