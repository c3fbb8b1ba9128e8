import { expect, test } from 'vitest';
import { daysChart } from '../../src/charts/days.ts';
import { morphStyle, statesOf } from '../../src/charts/morph.ts';
import { sprint } from '../../src/content/guide.ts';

test('the ruler has every day, and its phases last as long as it does', () => {
  const { ticks, phases, end } = daysChart(90, sprint, 3);
  expect(ticks.match(/M/g)).toHaveLength(91);
  const [first, second] = phases;
  expect(phases.reduce((sum, { width }) => sum + width, 0)).toBe(end - (first?.x ?? 0));
  // The second phase starts after as many days as the weeks of the first take.
  const [, last] = sprint[0]?.weeks ?? [];
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(((end - (first?.x ?? 0)) * (last ?? 0) * 7) / 90);
});

const state = (...paths: string[]) => `<svg>${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
const files = (...states: string[]) => Object.fromEntries(states.map((svg, index) => [`cord-${index}.svg`, svg]));

test('a drawing takes the form of each state in turn', () => {
  const style = morphStyle('cord', statesOf('cord', files(state('M0 0L1 1'), state('M0 0L2 2'), state('M0 0L3 3'))));
  expect(style).toContain('.cord-0{animation-name:none,none,cord0-0,cord1-0}');
  expect(style).toContain('d:path("M0 0L3 3")');
});

test('a state saved by a drawing program is written like the others, and one with other points is named', () => {
  const relative = state('m 10,0 c 0,10 10,10 10,20 0,10 5,5 5,10');
  const [first, second] = statesOf('cord', files(state('M0 0C0 10 10 10 10 20S15 25 15 30'), relative));
  const commands = (states: readonly string[] | undefined) => states?.join('').replace(/[^A-Za-z]/g, '');
  expect(commands(second)).toBe(commands(first));
  expect(() => statesOf('cord', files(state('M0 0L1 1'), state('M0 0')))).toThrow('state 1 of "cord"');
});
