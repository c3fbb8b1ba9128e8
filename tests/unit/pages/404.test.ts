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
] as const)('the %s is plain to draw', (_, draw) => expectPlain(draw));
