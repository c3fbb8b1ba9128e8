import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areaDrawing } from '../../src/components/art/area-drawing.ts';
import { handwriting } from '../../src/components/art/handwriting.ts';
import { portrait } from '../../src/components/art/portrait.ts';
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

describe('the founder', () => {
  test('is one stroke of finite numbers', () => {
    expect(portrait().d).toMatch(/^M[-\d. LC]+$/);
  });

  test('signs in one stroke, so that the letters are drawn one after the other', () => {
    expect(handwriting('Maren Vossberg', { x: 0, y: 0, size: 40 })).toMatch(/^M[-\d. LC]+$/);
  });

  test('signs on a line that rises by its share', () => {
    const end = (rise: number) =>
      handwriting('Maren Vossberg', { x: 0, y: 0, size: 100, rise }).split(' ').slice(-2).map(Number);
    const [[x = 0, level = 0], [, risen = 0]] = [end(0), end(0.05)];
    expect(level - risen).toBeCloseTo(x * 0.05, 0);
  });
});

test('keeps the fonts within their budget', () => {
  const sizes = ['display', 'text'].map(
    (name) => [name, readFileSync(`src/styles/fonts/${name}.woff2`).length] as const,
  );
  expect(report(heavyFonts(Object.fromEntries(sizes)))).toBe(report([]));
});
