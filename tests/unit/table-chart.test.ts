import { expect, test } from 'vitest';
import { tableChart } from '../../src/charts/table.ts';
import { dinner } from '../../src/content/dinner.ts';

test.each([
  [dinner.seats, 600, 760],
  [dinner.seats, 342, 96],
  [9, 600, 760],
])('a table has %i seats in two rows, apart from each other and inside its box of %i by %i', (count, width, height) => {
  const { seats, radius } = tableChart(count, width, height);
  expect(seats).toHaveLength(count);
  const across = seats.map(([x, y]) => (height > width ? x : y));
  expect(new Set(across).size).toBe(2);
  for (const [index, [x, y]] of seats.entries()) {
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(radius);
    for (const [otherX, otherY] of seats.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * radius);
  }
});
