import { expect, test } from 'vitest';
import { rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_enterprise-accelerator/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;
const { left } = rails(WIDE);

test.each([
  { name: 'days', draw: strokes.days, marks: 91 },
  { name: 'reached', draw: strokes.reached, marks: 91 },
])('draws “$name” from the left margin over $marks marks and off the page', ({ draw, marks }) => {
  const { d } = draw();
  expect(d.match(/H/g)).toHaveLength(marks + 1);
  expect(d).toMatch(new RegExp(`^M${at(left)} 0V`));
  expect(Number(d.split('H').at(-1))).toBeGreaterThan(WIDE);
});

test('marks results to the scale of all days', () => {
  const marks = (d: string) => [...d.matchAll(/H([\d.]+)V(-?[\d.]+)/g)].map(([, x, top]) => [Number(x), Number(top)]);
  const days = marks(strokes.days().d);
  const reached = marks(strokes.reached().d);
  const poles = reached.filter(([, top]) => top === Math.min(...reached.map(([, y = 0]) => y)));
  expect(poles.map(([x]) => x)).toEqual([days[60]?.[0], days[90]?.[0]]);
});

test('comes back to the left margin along the panel’s edge', () => {
  const { d, height } = strokes.edge();
  expect(d).toMatch(/^M\d+ 0H/);
  expect(d).toMatch(new RegExp(` ${at(left)} [\\d.]+V${height}$`));
});
