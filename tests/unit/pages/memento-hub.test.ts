import { describe, expect, test } from 'vitest';
import { offeringTable } from '../../../src/pages/_memento-hub/offering-drawings.ts';

describe('the offerings’ table', () => {
  test('has a place for each offering, inside the drawing and apart from the others', () => {
    const { places, size } = offeringTable(4);
    expect(places).toHaveLength(4);
    for (const [at, { x, y }] of places.entries()) {
      expect(Math.max(x, y)).toBeLessThan(size);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      for (const other of places.slice(at + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(140);
    }
  });
});
