import { expect } from 'vitest';
import type { Drawing } from '../../src/components/art/drawing.ts';
import { brotli } from './static-server.ts';

/** Expects a drawing to be the same on every call, to contain only numbers, and to take at most 2 KB. */
export function expectPlain(draw: () => Drawing): void {
  const { strokes } = draw();
  expect(draw().strokes).toEqual(strokes);
  for (const stroke of strokes) expect(stroke).toMatch(/^M[\d\s.,\-MHVLCSQTAacqvhz]+$/);
  expect(brotli(strokes.map((d) => `<path d="${d}"/>`).join('')).length).toBeLessThanOrEqual(2048);
}
