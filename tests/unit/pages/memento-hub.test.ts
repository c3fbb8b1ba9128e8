import { test } from 'vitest';
import { hubLine } from '../../../src/pages/_memento-hub/hub-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the table in one line from the left margin and back', () => {
  joinsTheRail(hubLine);
});
