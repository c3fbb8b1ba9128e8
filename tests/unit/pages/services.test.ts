import { test } from 'vitest';
import { knots } from '../../../src/pages/_services/knots.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test.each(Object.entries(knots))('draws the %s from the margin and back', (_, draw) => joinsTheRail(draw));
