import { expect, test } from 'vitest';
import { hourLines, trackLines } from '../../../src/pages/_events/drawings.ts';

test('draws a line per track and a stroke per part of an hour', () => {
  const { strokes, width } = trackLines(4);
  expect(strokes.map((stroke) => Number(/ (\d+) \d+V/.exec(stroke)?.[1]))).toEqual(
    [0, 1, 2, 3].map((at) => (at * width) / 4),
  );
  expect(hourLines(9, 9).strokes).toHaveLength(37);
  expect(hourLines(0, 24, 2).strokes).toHaveLength(49);
  const hours = hourLines(0, 48, 1).strokes.map((stroke) => stroke.split('v')[1]);
  expect(hours.slice(24, 48)).toEqual(hours.slice(0, 24));
  expect(trackLines(1).strokes.join()).not.toContain('NaN');
});
