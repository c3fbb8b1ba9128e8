import { test } from 'vitest';
import { letterDrawing } from '../../../src/pages/_contact/letter-drawing.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([
  ['letter', () => ({ ...letterDrawing(), strokes: letterDrawing().letter })],
  ['answer', () => ({ ...letterDrawing(), strokes: letterDrawing().answer })],
] as const)('draws the %s in at most 2 KB, the same every time', (_, draw) => expectPlain(draw));
