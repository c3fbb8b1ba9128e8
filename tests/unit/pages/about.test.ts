import { test } from 'vitest';
import { ringsDrawing } from '../../../src/pages/_about/rings-drawing.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([['growth rings', () => ringsDrawing('about', 30)]] as const)('the %s is plain to draw', (_, draw) =>
  expectPlain(draw),
);
