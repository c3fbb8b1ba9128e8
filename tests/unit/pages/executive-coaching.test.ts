import { test } from 'vitest';
import { differenceDrawings } from '../../../src/pages/_executive-coaching/difference-drawing.ts';
import { ballLine } from '../../../src/pages/_executive-coaching/ball-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';
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
] as const)('draws the %s in at most 2 KB, the same every time', (_, draw) => expectPlain(draw));

test('winds everything into one line from the margin and back', () => joinsTheRail(ballLine));
