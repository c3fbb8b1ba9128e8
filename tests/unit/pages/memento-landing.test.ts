import { expect, test } from 'vitest';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { leadershipPilot } from '../../../src/content/leadership-pilot.ts';
import { climbLine, pile } from '../../../src/pages/_memento-landing/climb-line.ts';
import { reportsLine, sheets, shown } from '../../../src/pages/_memento-landing/reports-line.ts';
import { signalLine, signalMarks } from '../../../src/pages/_memento-landing/signal-line.ts';

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

test('draws one point per week inside the box', () => {
  const points = signalLine([5, 9, 1, 4]).slice(1).split('L');
  expect(points).toHaveLength(4);
  for (const point of points) expect(Number(point.split(' ')[1])).toBeLessThanOrEqual(48);
});

test('marks a signal’s turning point and its end', () => {
  expect(signalMarks([5, 3, 4, 9])).toEqual({ turn: 'M80 42h0', last: 'M240 6h0' });
  expect(signalMarks([5, 9, 1])).toEqual({ turn: 'M120 6h0', last: 'M240 42h0' });
});

test('climbs a step for each report, from the first one’s day to the pilot’s last', () => {
  for (const width of [WIDE, NARROW]) {
    const { d, labels } = climbLine(width);
    expect(d).not.toMatch(/NaN|undefined/);
    expect(d.startsWith(`M${numbers(rails(width).left)} `)).toBe(true);
    expect(d.match(/M/g)).toHaveLength(1);
    const days = [...d.matchAll(/H([\d.]+)V/g)].map(([, x]) => Number(x));
    expect(days).toHaveLength(leadershipPilot.reports);
    const [first, last] = labels?.map((label) => ('x' in label ? label.x : 0)) ?? [];
    expect(days[0]).toBeCloseTo(first ?? 0, 0);
    expect(days.at(-1)).toBeCloseTo(last ?? 0, 0);
    expect(pile(width).captions).toHaveLength(leadershipPilot.reports);
  }
});
