import { test } from 'vitest';
import { missedDrawing } from '../../../src/pages/_404/missed-drawing.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([
  [
    'arc that missed',
    () => {
      const { target, thrown, ...box } = missedDrawing();
      return { ...box, strokes: [target, thrown] };
    },
  ],
] as const)('draws the %s in at most 2 KB, the same every time', (_, draw) => expectPlain(draw));
