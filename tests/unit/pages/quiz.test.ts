import { test } from 'vitest';
import { strandsLine } from '../../../src/pages/_quiz/strands-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws a strand for each agent from the margin, and brings one back', () => joinsTheRail(strandsLine));
