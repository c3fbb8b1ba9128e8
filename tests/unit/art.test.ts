import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areaDrawing } from '../../src/components/art/area-drawing.ts';
import { report } from '../../src/launch/finding.ts';
import { heavyFonts } from '../../src/launch/look.ts';
import type { Area } from '../../src/content/pages/page-meta.ts';
import { brotli } from '../support/static-server.ts';

const AREAS: Area[] = ['consulting', 'memento', 'quantum'];

describe('the drawings', () => {
  test.each(AREAS)('of %s take at most 2 KB compressed and all differ', (area) => {
    const drawings = ['home', 'blog', 'events', 'x'].map((seed) =>
      areaDrawing(area, seed)
        .strokes.map((d) => `<path d="${d}"/>`)
        .join(''),
    );
    for (const drawing of drawings) {
      expect(brotli(drawing).length).toBeLessThanOrEqual(2000);
      expect(drawing).not.toContain('NaN');
    }
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(areaDrawing(area, 'home')).toEqual(areaDrawing(area, 'home'));
  });
});

test('keeps the fonts within their budget', () => {
  const sizes = ['display', 'text'].map(
    (name) => [name, readFileSync(`src/styles/fonts/${name}.woff2`).length] as const,
  );
  expect(report(heavyFonts(Object.fromEntries(sizes)))).toBe(report([]));
});
