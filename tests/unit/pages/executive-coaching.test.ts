import { test } from 'vitest';
import { differenceDrawings } from '../../../src/pages/_executive-coaching/difference-drawing.ts';
import { ballLine } from '../../../src/pages/_executive-coaching/ball-line.ts';
import { expectPlain } from '../../support/drawing-checks.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the differences in at most 2 KB, the same every time', () =>
  expectPlain(() => ({
    width: 1200,
    height: 72,
    strokes: differenceDrawings().flatMap(({ line, without }) => (without ? [line, without] : [line])),
  })));

test('winds everything into one line from the margin and back', () => joinsTheRail(ballLine));
