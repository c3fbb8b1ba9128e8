import { expect, test } from 'vitest';
import { marginWaves, shiftDrawing } from '../../../src/pages/_quantum-shift/drawings.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([
  ['shift', shiftDrawing],
  ['waves down the margin', marginWaves],
] as const)('the %s is plain to draw', (_, draw) => expectPlain(draw));

test('the waves down the margin are opposed where they begin and in step where they end', () => {
  const { height, strokes } = marginWaves();
  const end = (stroke: string | undefined) => stroke?.split('T').at(-1);
  expect(end(strokes[0])).toBe(end(strokes[1]));
  expect(end(strokes[0])?.endsWith(` ${height}`)).toBe(true);
  const middle = (stroke: string | undefined) => Number(/Q(\S+)/.exec(stroke ?? '')?.[1]);
  expect(middle(strokes[0]) + middle(strokes[1])).toBeCloseTo(40, 0);
});
