import { test } from 'vitest';
import { strokes } from '../../../src/pages/_about/strokes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

const lines = Object.entries(strokes).filter(([name]) => name !== 'portrait');

test.each(lines)('draws the %s from the margin and back', (_, draw) => joinsTheRail(draw));
