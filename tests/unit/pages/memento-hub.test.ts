import { test } from 'vitest';
import { hubLine } from '../../../src/pages/_memento-hub/hub-table.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the table in one line from the margin and back', () => {
  joinsTheRail(hubLine);
});
