import { test } from 'vitest';
import { strokes } from '../../../src/pages/_about/strokes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test.each(Object.entries(strokes))('draws the %s from the margin and back', (_, draw) => joinsTheRail(draw));
