import { describe, expect, test } from 'vitest';
import { coachLoop, coachPoster, LOOP_STROKE } from '../../src/components/art/coach-loop.ts';

/** Relative luminance of a colour such as #f7f5f0 (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('the coach page’s background loop', () => {
  test('ends where it begins', () => {
    expect(coachLoop(1)).toEqual(coachLoop(0));
    expect(coachLoop(0.5)).not.toEqual(coachLoop(0));
  });

  test('has a poster of the same lines', () => {
    const [loop, poster] = [coachLoop(0), coachPoster()];
    expect(poster.strokes).toHaveLength(loop.strokes.length);
    expect([poster.width, poster.height]).toEqual([loop.width, loop.height]);
  });

  test('leaves the text on it a contrast of 4.5:1 where it crosses a line', () => {
    const text = '#f7f5f0'; // --ink on a dark panel
    expect((luminance(text) + 0.05) / (luminance(LOOP_STROKE) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
