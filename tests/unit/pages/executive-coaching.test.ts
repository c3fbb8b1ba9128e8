import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { ballLine } from '../../../src/pages/_executive-coaching/ball-line.ts';
import { unwoundLine } from '../../../src/pages/_executive-coaching/unwound-line.ts';
import { expectPlain } from '../../support/drawing-checks.ts';
import { joinsTheRail } from '../../support/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;

test('winds everything into one line from the margin and back', () => joinsTheRail(ballLine));

test('draws a ball as wide as its ruler of 60 minutes', () => {
  const { d } = ballLine(WIDE);
  const marks = [...d.matchAll(/H([\d.]+)v-/g)].map(([, x]) => Number(x));
  const [, left = 0, , radius = 0] = (/M(\S+) (\S+)a(\S+) /.exec(d) ?? []).map(Number);
  expect(marks).toHaveLength(61);
  expect(marks.at(-1)).toBeCloseTo(left);
  expect(marks[0]).toBeCloseTo(left + 2 * radius);
});

test('lays what is left of the ball on a line that leaves the page straight', () => {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = unwoundLine(width);
    const [, y = 0, beyond = 0] = (/^M\S+ 0V\S+Q\S+ \S+ \S+ (\S+)H([\d.]+)/.exec(d) ?? []).map(Number);
    const [, middle = 0, radius = 0] = (/M\S+ (\S+)a(\S+) /.exec(d) ?? []).map(Number);
    expect(d.startsWith(`M${at(rails(width).left)} 0`)).toBe(true);
    expect(beyond).toBeGreaterThan(width);
    expect(middle + radius).toBeCloseTo(y);
    expectPlain(() => ({ width, height, strokes: [d] }));
  }
});
