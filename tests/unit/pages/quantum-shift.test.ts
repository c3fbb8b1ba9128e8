import { expect, test } from 'vitest';
import { marginWaves, shiftDrawing } from '../../../src/pages/_quantum-shift/drawings.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([
  ['shift', shiftDrawing],
  ['waves down the margin', marginWaves],
] as const)('draws the %s in at most 2 KB, the same every time', (_, draw) => expectPlain(draw));

test('draws the margin’s waves opposed at the start and in step at the end', () => {
  const { height, strokes } = marginWaves();
  const end = (stroke: string | undefined) => stroke?.split('T').at(-1);
  expect(end(strokes[0])).toBe(end(strokes[1]));
  expect(end(strokes[0])?.endsWith(` ${height}`)).toBe(true);
  const middle = (stroke: string | undefined) => Number(/Q(\S+)/.exec(stroke ?? '')?.[1]);
  expect(middle(strokes[0]) + middle(strokes[1])).toBeCloseTo(40, 0);
});
