import { describe, expect, test } from 'vitest';
import { differenceDrawings } from '../../../src/pages/_executive-coaching/difference-drawing.ts';
import { hourDrawing, stepLines, thirdOfAnHour } from '../../../src/pages/_executive-coaching/hour-drawing.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([
  [
    'differences',
    () => ({
      width: 1200,
      height: 72,
      strokes: differenceDrawings().flatMap(({ line, without }) => (without ? [line, without] : [line])),
    }),
  ],
  ['hour as a dial', () => hourDrawing('coaching', 30, 1200)],
] as const)('draws the %s in at most 2 KB, the same every time', (_, draw) => expectPlain(draw));

describe('the hour as a dial', () => {
  test('ends every strand in one line with a mark for each day', () => {
    const { width, strokes } = hourDrawing('coaching', 30, 1200);
    const strands = strokes.filter((stroke) => stroke.startsWith('M0 '));
    expect(strands.length).toBeGreaterThan(20);
    const line = strokes.find((stroke) => stroke.includes(`H${width}`));
    const start = /^M(\S+ \S+)H/.exec(line ?? '')?.[1];
    for (const strand of strands) expect(strand.endsWith(start ?? '?')).toBe(true);
    expect(line?.match(/v/g)).toHaveLength(30);
  });

  test('points at three steps, each a third of the hour', () => {
    expect(stepLines(1200).match(/H/g)).toHaveLength(3);
    const ends = [0, 1, 2].map((third) => thirdOfAnHour(third).part.split(/[LA ]/));
    expect(new Set(ends.map(([, x, y]) => `${x} ${y}`)).size).toBe(3);
  });
});
