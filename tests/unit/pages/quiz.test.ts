import { test } from 'vitest';
import { strandsLine } from '../../../src/pages/_quiz/strands-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws a strand per agent from the margin, and one back', () => joinsTheRail(strandsLine));
