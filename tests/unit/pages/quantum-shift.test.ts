import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { fallingIntoStep } from '../../../src/pages/_quantum-shift/step-line.ts';
import { sumLine } from '../../../src/pages/_quantum-shift/sum-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws all waves in one line from the margin and back', () => {
  joinsTheRail(fallingIntoStep);
  for (const width of [WIDE, NARROW]) expect(fallingIntoStep(width).d.match(/M/g)).toHaveLength(1);
});

test('draws the sum of two waves in one line from the margin and back', () => {
  joinsTheRail(sumLine);
  for (const width of [WIDE, NARROW]) expect(sumLine(width).d.match(/M/g)).toHaveLength(1);
});
