import { expect, test } from 'vitest';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { leadershipPilot } from '../../../src/content/leadership-pilot.ts';
import { reportsLine, sheets, shown } from '../../../src/pages/_memento-landing/reports-line.ts';
import { signalLine, signalMarks } from '../../../src/pages/_memento-landing/signal-line.ts';
import { weeksLine } from '../../../src/pages/_memento-landing/weeks-line.ts';
import { worstLine } from '../../../src/pages/_memento-landing/worst-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws an edge for each report', () => {
  for (const width of [WIDE, NARROW]) {
    const { d } = sheets(width);
    expect(d).not.toMatch(/NaN|undefined/);
    expect(d.match(/M/g)).toHaveLength(leadershipPilot.reports);
  }
});

test('draws a point for every week of a signal in one line from the margin', () => {
  for (const width of [WIDE, NARROW]) {
    const { d } = reportsLine(width);
    expect(d).not.toMatch(/NaN|undefined/);
    expect(d.startsWith(`M${numbers(rails(width).left)} `)).toBe(true);
    expect(d.match(/M/g)).toHaveLength(1);
    expect(d.match(/L/g)).toHaveLength(shown.weeks.length);
  }
});

test('draws the signal that gets worse in one line from the margin and back', () => {
  joinsTheRail(worstLine);
  for (const width of [WIDE, NARROW]) expect(worstLine(width).d.match(/L/g)).toHaveLength(shown.weeks.length);
});

test('draws one point per week inside the box', () => {
  const points = signalLine([5, 9, 1, 4]).slice(1).split('L');
  expect(points).toHaveLength(4);
  for (const point of points) expect(Number(point.split(' ')[1])).toBeLessThanOrEqual(48);
});

test('marks a signal’s turning point and its end', () => {
  expect(signalMarks([5, 3, 4, 9])).toEqual({ start: 'M0 30h0', turn: 'M80 42h0', last: 'M240 6h0' });
  expect(signalMarks([5, 9, 1])).toEqual({ start: 'M0 24h0', turn: 'M120 6h0', last: 'M240 42h0' });
});

test('comes back to the ground for each report, the last one on the last day', () => {
  for (const [width, end] of [
    [WIDE, 1320],
    [NARROW, 654],
  ] as const) {
    const { d, marks, captions } = weeksLine(width);
    expect(d + marks).not.toMatch(/NaN|undefined/);
    expect(d.startsWith(`M${numbers(rails(width).left)} `)).toBe(true);
    expect(d.match(/M/g)).toHaveLength(1);
    expect(d.match(/q/g)).toHaveLength(leadershipPilot.reports);
    const places = captions?.slice(1).map(({ x }) => x) ?? [];
    expect(places).toHaveLength(leadershipPilot.reports);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.at(-1)).toBeCloseTo(end, 0);
  }
});
