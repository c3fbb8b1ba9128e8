import { test } from 'vitest';
import { throwLine } from '../../../src/pages/_creator-launch/throw-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws a throw from the margin and back', () => joinsTheRail(throwLine));
