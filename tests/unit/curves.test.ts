import { test } from 'vitest';
import { curveDrawing } from '../../src/components/art/curve.ts';
import { flywheelDrawing } from '../../src/components/art/flywheel.ts';
import { expectPlain } from '../support/drawing-checks.ts';

test.each([
  ['steep curve', () => curveDrawing('steep')],
  ['rising curve', () => curveDrawing('rising')],
  ['settling curve', () => curveDrawing('settling')],
  ['flywheel', flywheelDrawing],
] as const)('the %s is plain to draw', (_, draw) => expectPlain(draw));
