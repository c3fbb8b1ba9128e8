import { expect, test } from 'vitest';
import { daysChart } from '../../src/charts/days.ts';
import { morphMotions, statesOf } from '../../src/charts/morph.ts';
import { content } from '../../src/data/content.ts';

const { sprint } = content;

test('the ruler has every day, and a payment where each phase begins, to scale', () => {
  const { ticks, bar, payments } = daysChart(90, sprint, 3);
  // The pen moves on after each day’s tick.
  expect(ticks.match(/m/g)).toHaveLength(91);
  for (const [index, { weeks }] of sprint.entries())
    expect(payments[index]).toBe(bar.x + ((weeks[0] - 1) * 7 * bar.width) / 180);
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
