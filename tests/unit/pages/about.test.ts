import { test } from 'vitest';
import { strokes } from '../../../src/pages/_about/strokes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the sample founder and her signature from the margin and back', () => {
  const { founder, signatureLine } = strokes;
  for (const draw of [founder, signatureLine]) if (draw) joinsTheRail(draw);
});
