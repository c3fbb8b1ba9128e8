import { expect } from 'vitest';
import { NARROW, rails, type Stroke, WIDE } from '../../src/components/art/stroke.ts';

/** Expects a drawing to begin at the left margin and end at a margin at every width, and to have only finite numbers within its box. */
export function joinsTheRail(draw: (width: number) => Stroke, end: 'left' | 'right' = 'left'): void {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = draw(width);
    const [from, to] = (['left', end] as const).map((side) => Math.round(rails(width)[side] * 10) / 10);
    expect(d).not.toMatch(/NaN|undefined|Infinity/);
    expect(d.startsWith(`M${from} `)).toBe(true);
    expect(d).toMatch(new RegExp(`[ Q]${to} [\\d.]+(?:V[\\d.]+)?$`));
    expect(Number(/[\d.]+$/.exec(d)?.[0])).toBeCloseTo(height, 0);
  }
}
