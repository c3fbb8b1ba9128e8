import { describe, expect, test } from 'vitest';
import { afterBooking, slotsLeft } from '../../src/features/leadership-pilot/slots.ts';

describe('the remaining slots', () => {
  test.each([
    [undefined, 5],
    ['', 5],
    ['many', 5],
    [' 2 ', 2],
    ['0', 1],
    ['-4', 1],
    ['2.99', 2],
    ['6', 5],
    ['Infinity', 5],
  ])('stored as %j are %i', (stored, left) => expect(slotsLeft(stored, 5)).toBe(left));

  test('decrease by one, down to one', () => {
    expect([5, 2, 1].map(afterBooking)).toEqual([4, 1, 1]);
  });
});
