import { test } from 'vitest';
import { gearTrain } from '../../../src/pages/_torque/gear-train.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([['gear train', gearTrain]] as const)('the %s is plain to draw', (_, draw) => expectPlain(draw));
