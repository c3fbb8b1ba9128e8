import { expect, test } from 'vitest';
import { daysChart } from '../../src/charts/days.ts';
import { morphMotions, statesOf } from '../../src/charts/morph.ts';
import { content } from '../../src/data/content.ts';

const { sprint } = content.guide;

test('the ruler has every day, and the phases follow each other up to the last one, to scale', () => {
  const { ticks, bars: all } = daysChart(90, sprint, 3);
  // The pen moves on after each day’s tick.
  expect(ticks.match(/m/g)).toHaveLength(91);
  const bars = all.slice(0, -1);
  const days = bars.reduce((sum, { width }) => sum + width, 0) / 90;
  expect(bars[0]?.width).toBeCloseTo((sprint[0]?.weeks[1] ?? 0) * 7 * days);
  for (const [index, { x, width }] of bars.slice(0, -1).entries()) expect(bars[index + 1]?.x).toBe(x + width);
});

const state = (...paths: string[]) => `<svg>${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
const files = (...states: string[]) => Object.fromEntries(states.map((svg, index) => [`/cord-${index}.svg`, svg]));

test('a drawing takes the form of each state in turn, and is in its last at the last station', () => {
  const states = statesOf('cord', files(state('M0 0L1 1'), state('M0 0L2 2'), state('M0 0L3 3')));
  const [, three] = morphMotions('cord', states, 3)[0] ?? [];
  expect(three).toEqual({ 2: 'd:path("M0 0L2 2")', 3: 'd:path("M0 0L3 3")' });
  const [, five] = morphMotions('cord', states, 5)[0] ?? [];
  expect(Object.values(five ?? {}).at(-1)).toBe('d:path("M0 0L3 3")');
});

test('a state saved by a drawing program is written like the others, and one with other points is named', () => {
  const relative = state('m 10,0 c 0,10 10,10 10,20 0,10 5,5 5,10');
  const [first, second] = statesOf('cord', files(state('M0 0C0 10 10 10 10 20S15 25 15 30'), relative));
  const commands = (states: readonly string[] | undefined) => states?.join('').replace(/[^A-Za-z]/g, '');
  expect(commands(second)).toBe(commands(first));
  expect(() => statesOf('cord', files(state('M0 0L1 1'), state('M0 0')))).toThrow('state 1 of "cord"');
});
