import { expect, test } from 'vitest';
import { summitDay } from '../../../src/pages/_events/summit-day.ts';

test('names the hours as a clock does', () => {
  expect(summitDay.clock).toEqual(['9am', '10', '11', '12', '1', '2', '3', '4', '5', '6pm']);
});
