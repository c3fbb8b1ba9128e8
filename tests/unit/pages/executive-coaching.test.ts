import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { calmingLine, phoneSwings } from '../../../src/pages/_executive-coaching/calming-line.ts';
import { ballLine } from '../../../src/pages/_executive-coaching/ball-line.ts';
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

test('calms a wave from the margin until it leaves the page straight', () => {
  const { d, height } = calmingLine();
  const peaks = [...d.matchAll(/ (\S+?)(?=[SH])/g)].map(([, y]) => Math.abs(Number(y) - height / 2));
  expect(d.startsWith(`M${at(rails(WIDE).left)} 0`)).toBe(true);
  expect(peaks).toEqual(peaks.toSorted((a, b) => b - a));
  expect(peaks.at(-1)).toBe(0);
  expect(Number(d.split('H').at(-1))).toBeGreaterThan(WIDE);
  expectPlain(() => ({ width: WIDE, height, strokes: [calmingLine().d] }));
});

test('swings out of a phone’s margin and back, less each time', () => {
  const left = at(rails(NARROW).left);
  const reach = phoneSwings().map(({ d, height }) => {
    expect(d.startsWith(`M${left} 0`)).toBe(true);
    expect(d.endsWith(` ${left} ${height}`)).toBe(true);
    return Math.max(...(d.match(/[\d.]+(?= )/g) ?? []).map(Number));
  });
  expect(reach).toEqual(reach.toSorted((a, b) => b - a));
});
