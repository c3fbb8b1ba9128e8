import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { dinner } from '../../../src/content/dinner.ts';
import { breathingRhythm } from '../../../src/pages/_momento-council/breathing-rhythm.ts';
import { daysToMonday } from '../../../src/pages/_momento-council/days-line.ts';
import { eveningLine } from '../../../src/pages/_momento-council/evening-line.ts';
import { strokes } from '../../../src/pages/_momento-council/strokes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('goes around a table with a seat for each guest, from the margin and back', () => {
  joinsTheRail(strokes.seats);
  const seats = Array.from({ length: dinner.seats }, (_, seat) => String(seat + 1));
  expect(strokes.seats(WIDE).labels?.map(({ text }) => text)).toEqual(seats);
});

test('ties two guests with a knot in one line', () => {
  for (const width of [WIDE, NARROW]) {
    const { d } = strokes.tie(width);
    expect(d).not.toMatch(/NaN|undefined/);
    expect(d.match(/M/g)).toHaveLength(1);
  }
});

test('draws the protocol on one scale of days, out and back, with the session in the following week', () => {
  joinsTheRail(strokes.days);
  const { introductions, introductionsWithin, texts } = dinner.afterward;
  for (const width of [WIDE, NARROW]) {
    const { d } = strokes.days(width);
    const pages = Array.from(d.matchAll(/H([\d.]+)v-[\d.]+v/g), ([, x]) => Number(x));
    const rings = Array.from(d.matchAll(/H([\d.]+)a[\d.]+ [\d.]+ 0 1 0 -\.1 0/g), ([, x]) => Number(x));
    expect(pages).toHaveLength(texts.days);
    expect(rings.toReversed()).toEqual(pages);
    // An arc there and back for each introduction, the last one at the end of their time.
    const arcs = Array.from(d.matchAll(/a([\d.]+) [\d.]+ 0 0 1 [\d.]+ 0a/g), ([, radius]) => Number(radius));
    expect(arcs).toHaveLength(introductions);
    const day = ((pages.at(-1) ?? 0) - (pages[0] ?? 0)) / (texts.days - 1);
    expect(2 * (arcs.at(-1) ?? 0)).toBeCloseTo(day * introductionsWithin.days, 0);
  }
  // From a Tuesday, a Sunday and a Monday.
  expect(['2025-01-28', '2025-02-02', '2025-02-03'].map(daysToMonday)).toEqual([6, 1, 7]);
});

test('draws the evening to scale: a stroke for each breath, one turn per person, dinner', () => {
  joinsTheRail(strokes.evening, 'right');
  const { minutes, in: inhale, hold, out } = dinner.breathing;
  for (const width of [WIDE, NARROW]) {
    const { d, captions } = strokes.evening(width);
    const turns = Array.from(d.matchAll(/v-[\d.]+h([\d.]+)v[\d.]+h-/g), ([, breadth]) => Number(breadth));
    const breaths = Array.from(d.matchAll(/v-[\d.]+h([\d.]+)v[\d.]+h\1(?=[v])/g), ([, half]) => Number(half));
    expect(turns).toHaveLength(dinner.seats);
    expect(breaths).toHaveLength((minutes * 60) / (inhale + hold + out));
    expect(captions?.map(({ text }) => text)).toEqual(expect.arrayContaining(['Your problem', 'Dinner']));
  }
  const numbers = eveningLine({ ...dinner, minutes: 180, turn: 7, seats: 3, hours: [] })(WIDE).captions;
  expect(numbers?.map(({ text }) => text)).toEqual(expect.arrayContaining(['1', '2', '3']));
});

test('times the breathing ring as the content says', () => {
  const css = breathingRhythm({ minutes: 3, in: 4, hold: 2, out: 6 });
  expect(css).toContain('animation-duration:12s;animation-iteration-count:15}');
  expect(css).toContain('33.3%,50%{transform:none}');
  expect(css).toContain('@keyframes hold{33.3%{color:var(--accent)}50%{color:inherit}}');
  expect(breathingRhythm({ minutes: 2, in: 5, hold: 5, out: 10 })).toMatch(
    /animation-duration:20s;animation-iteration-count:6\}.*25%,50%\{transform:none\}/,
  );
});
