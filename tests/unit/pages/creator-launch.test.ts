import { expect, test } from 'vitest';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { joinsTheRail } from '../../support/strokes.ts';
import { aroundFigure } from '../../../src/pages/_creator-launch/around-figure.ts';
import { landed, landing, thrown, throwLine } from '../../../src/pages/_creator-launch/throw-line.ts';

test('draws a throw from the left margin that rises once and falls down the right margin', () => {
  joinsTheRail(throwLine, 'right');
  for (const width of [WIDE, NARROW]) expect(throwLine(width).d.match(/M/g)).toHaveLength(1);
});

test('lands in three hops to the left, each lower and shorter than the one before, and goes back to the left margin', () => {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = landing(width);
    const { left, right } = rails(width);
    expect(d.startsWith(`M${numbers(right)} -`)).toBe(true);
    expect(d.match(/M/g)).toHaveLength(1);
    const ground = Number(/V([\d.]+)H/.exec(d)?.[1]);
    const hops = [...d.matchAll(/Q[\d.-]+ ([\d.-]+) ([\d.]+) ([\d.]+)/g)]
      .slice(0, 3)
      .map((at) => at.slice(1).map(Number));
    expect(hops).toHaveLength(3);
    const peaks = hops.map(([control = 0]) => control);
    expect(peaks).toEqual(peaks.toSorted((a, b) => a - b));
    const ends = [right, ...hops.map(([, end = 0]) => end)];
    const lengths = ends.slice(1).map((end, hop) => (ends[hop] ?? 0) - end);
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    for (const [, , at] of hops) expect(at).toBe(ground);
    expect(d.endsWith(`${numbers(left)} ${numbers(height)}V${numbers(height)}`)).toBe(true);
  }
});

test('draws the ball at the top of its flight, and at rest on the ground', () => {
  for (const width of [WIDE, NARROW]) {
    const [, top] = / (-?[\d.]+) [\d.]+ \1 [\d.]+ \1 /.exec(throwLine(width).d) ?? [];
    expect(thrown(width).d).toMatch(new RegExp(`^M[\\d.]+ ${top}a`));
    const [, center, radius] = /^M[\d.]+ ([\d.]+)a([\d.]+)/.exec(landed(width).d) ?? [];
    const ground = Number(/V([\d.]+)H/.exec(landing(width).d)?.[1]);
    expect(Number(center) + Number(radius)).toBe(ground);
  }
});

test.each([
  ['under 60 minutes.', ['under ', '60', ' minutes.']],
  ['7-minute', ['', '7-', 'minute']],
  ['24–72 hours', ['', '24–72', ' hours']],
  ['a day', ['', '', 'a day']],
])('splits “%s” around its figure', (words, parts) => {
  expect(aroundFigure(words)).toEqual(parts);
});
