import { expect, test } from 'vitest';
import { readHours } from '../../../src/pages/products/_module/hours.ts';

test('reads opening hours, and names others', () => {
  expect(readHours('Tuesday to Saturday, 10 to 6')).toEqual({ first: 1, last: 5, opens: 10, closes: 18 });
  for (const wrong of ['Always', 'Tuesday to Someday, 10 to 6']) expect(() => readHours(wrong)).toThrow(`"${wrong}"`);
});
