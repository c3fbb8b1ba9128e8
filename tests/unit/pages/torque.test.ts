import { test } from 'vitest';
import { gearTrain } from '../../../src/pages/_torque/gear-train.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([['gear train', gearTrain]] as const)('draws the %s in at most 2 KB, the same every time', (_, draw) =>
  expectPlain(draw),
);
