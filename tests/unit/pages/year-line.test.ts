import { expect, test } from 'vitest';
import { yearLine } from '../../../src/pages/_quantum-shift/year-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws a beat for each session on the way from the margin and back', () => {
  const year = yearLine(12, 2);
  joinsTheRail(year);
  for (const width of [1440, 720]) expect(year(width).d.match(/q/g)).toHaveLength(24);
});
