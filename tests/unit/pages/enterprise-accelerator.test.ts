import { describe, expect, test } from 'vitest';
import { sprint } from '../../../src/content/guide.ts';
import { dialDrawing } from '../../../src/pages/_enterprise-accelerator/dial-drawing.ts';
import { rulerDrawing } from '../../../src/pages/_enterprise-accelerator/ruler-drawing.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([
  ['dial', () => dialDrawing(sprint, 90)],
  ['ruler of days', () => ({ width: 1200, height: 72, strokes: Object.values(rulerDrawing(90, 60)) })],
] as const)('draws the %s in at most 2 KB, the same every time', (_, draw) => expectPlain(draw));

describe('the ruler of days', () => {
  test('has one mark per day, before and after the given day', () => {
    const { before, after } = rulerDrawing(90, 60);
    expect([before, after].map((marks) => marks.split('M').length - 1)).toEqual([61, 30]);
  });
});
