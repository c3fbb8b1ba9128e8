import { test } from 'vitest';
import { ringsDrawing } from '../../../src/pages/_about/rings-drawing.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([['growth rings', () => ringsDrawing('about', 30)]] as const)(
  'draws the %s in at most 2 KB, the same every time',
  (_, draw) => expectPlain(draw),
);
