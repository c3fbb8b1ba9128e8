import { describe, expect, test } from 'vitest';
import { coachLoop, coachPoster } from '../../src/components/art/loop-lines.ts';

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

  test('stays within its picture at every moment', () => {
    for (let frame = 0; frame < 24; frame++) {
      const { height, strokes } = coachLoop(frame / 24);
      const heights = strokes.flatMap((stroke) =>
        Array.from(stroke.matchAll(/[ML]\S+ ([\d.-]+)/g), ([, y]) => Number(y)),
      );
      expect(Math.min(...heights)).toBeGreaterThan(-10);
      expect(Math.max(...heights)).toBeLessThan(height);
    }
  });
});
