import { describe, expect, test } from 'vitest';
import { modulePicture } from '../../src/components/art/module-pictures.ts';
import { dashes, star } from '../../src/components/art/shapes.ts';
import { modules } from '../../src/content/modules.ts';

describe.each(modules.map(({ tab }) => tab))('the picture of %s', (tab) => {
  const { width, height, strokes, shades, customer } = modulePicture(tab);
  test('contains only numbers', () => {
    for (const stroke of [...strokes, ...shades]) expect(stroke).toMatch(/^M[\d\s.,\-MmHVhvLlCcsa Zz]+$/);
  });
  test('shows the whole dot of the customer', () => {
    const [x, y] = customer;
    for (const [at, size] of [
      [x, width],
      [y, height],
    ] as const) {
      expect(at).toBeGreaterThanOrEqual(8);
      expect(at).toBeLessThanOrEqual(size - 8);
    }
  });
});

test('draws a star with ten corners and dashes within their width', () => {
  expect(star(0, 0, 10).split(/[ML]/)).toHaveLength(11);
  expect(dashes(0, 0, 54)).toBe('M0 0h6m6 0h6m6 0h6m6 0h6m6 0h6');
});
