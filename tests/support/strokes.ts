import { expect } from 'vitest';
import { NARROW, rails, type Stroke, WIDE } from '../../src/components/art/stroke.ts';

/** Expects a drawing to begin and end at the left margin at every width, and to have only finite numbers within its box. */
export function joinsTheRail(draw: (width: number) => Stroke): void {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = draw(width);
    const left = Math.round(rails(width).left * 10) / 10;
    expect(d).not.toMatch(/NaN|undefined|Infinity/);
    expect(d.startsWith(`M${left} `)).toBe(true);
    expect(d).toMatch(new RegExp(`[ Q]${left} [\\d.]+(?:V[\\d.]+)?$`));
    expect(Number(/[\d.]+$/.exec(d)?.[0])).toBeCloseTo(height, 0);
  }
}
