import { describe, expect, test } from 'vitest';
import { afterBooking, slotsLeft } from '../../src/features/leadership-pilot/slots.ts';

describe('the remaining slots', () => {
  test.each([
    [undefined, 5],
    [null, 5],
    ['', 5],
    [' ', 5],
    ['many', 5],
    ['3 or 4', 5],
    ['NaN', 5],
    ['{}', 5],
    ['5', 5],
    ['3', 3],
    [' 2 ', 2],
    ['1', 1],
    ['0', 1],
    ['-4', 1],
    ['0.99', 1],
    ['2.99', 2],
    ['5.5', 5],
    ['6', 5],
    ['1e300', 5],
    ['Infinity', 5],
    ['-Infinity', 1],
  ])('stored as %j are %i', (stored, left) => expect(slotsLeft(stored, 5)).toBe(left));

  test('decrease by one, down to one', () => {
    expect([5, 2, 1].map(afterBooking)).toEqual([4, 1, 1]);
  });
});
