import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { ballLine } from '../../../src/pages/_executive-coaching/ball-line.ts';
import { hourLine, straightLine } from '../../../src/pages/_executive-coaching/hour-line.ts';
import { unwoundLine } from '../../../src/pages/_executive-coaching/unwound-line.ts';
import { expectPlain } from '../../support/drawing-checks.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('winds everything into one line from the margin and back', () => joinsTheRail(ballLine));

test('draws a ball as wide as its ruler of 60 minutes', () => {
  const { d } = ballLine(WIDE);
  const marks = [...d.matchAll(/H([\d.]+)v-/g)].map(([, x]) => Number(x));
  const [, left = 0, , radius = 0] = (/M(\S+) (\S+)a(\S+) /.exec(d) ?? []).map(Number);
  expect(marks).toHaveLength(61);
  expect(marks.at(-1)).toBeCloseTo(left);
  expect(marks[0]).toBeCloseTo(left + 2 * radius);
});

test('lays what is left of the ball on a line from the left margin to the right one', () => {
  joinsTheRail(unwoundLine, 'right');
  for (const width of [WIDE, NARROW]) {
    const { d, height } = unwoundLine(width);
    const [, y = 0, x = 0] = (/^M\S+ 0V\S+Q\S+ \S+ \S+ (\S+)H([\d.]+)/.exec(d) ?? []).map(Number);
    const [, left = 0, middle = 0, radius = 0] = (/M(\S+) (\S+)a(\S+) /.exec(d) ?? []).map(Number);
    expect(middle + radius).toBeCloseTo(y);
    expect(left + radius).toBeCloseTo(x);
    expectPlain(() => ({ width, height, strokes: [d] }));
  }
});

test('measures the session with an hour as long as the ball was wide', () => {
  for (const width of [WIDE, NARROW]) {
    const [ball, hour] = [ballLine, hourLine].map((draw) => {
      const marks = [...draw(width).d.matchAll(/H([\d.]+)v-/g)].map(([, x]) => Number(x));
      expect(marks).toHaveLength(61);
      return (marks[0] ?? 0) - (marks.at(-1) ?? 0);
    });
    expect(hour).toBeCloseTo(ball ?? 0);
  }
});

test('ends as a straight line from margin to margin', () => joinsTheRail(straightLine, 'right'));
