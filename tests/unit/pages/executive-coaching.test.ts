import { expect, test } from 'vitest';
import { rails, WIDE } from '../../../src/components/art/stroke.ts';
import { withCoaching, withoutCoaching } from '../../../src/pages/_executive-coaching/difference-line.ts';
import { ballLine } from '../../../src/pages/_executive-coaching/ball-line.ts';
import { expectPlain } from '../../support/drawing-checks.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('winds everything into one line from the margin and back', () => joinsTheRail(ballLine));

test('draws a ball as wide as its ruler of 60 minutes, up to the right margin', () => {
  const { right } = rails(WIDE);
  const ruler = ballLine(WIDE).d.match(/H[\d.]+v-/g) ?? [];
  expect(ruler).toHaveLength(60);
  expect(Number(/([\d.]+) -?[\d.]+V/.exec(ballLine(WIDE).d)?.[1])).toBeCloseTo(right, 0);
  expect(Number(ruler.at(-1)?.slice(1, -2))).toBeCloseTo(right - 616, 0);
});

test('draws the differences as one figure from the margin to beyond the window', () =>
  expectPlain(() => ({
    width: WIDE,
    height: withCoaching().height,
    strokes: [withCoaching().d, withoutCoaching().d],
  })));
