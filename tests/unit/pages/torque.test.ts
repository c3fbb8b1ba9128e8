import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { crest, crestWheel, serviceTeeth } from '../../../src/pages/_torque/crest.ts';
import { foot, intoGap } from '../../../src/pages/_torque/foot.ts';
import { circlesOf, climb, descend, onWheel } from '../../../src/pages/_torque/wheel.ts';

test.each([WIDE, NARROW])('falls from the margin into the gap and goes back to the margin, in a box of %i', (width) => {
  const left = Math.round(rails(width).left * 10) / 10;
  const { d, marks, height } = intoGap(width);
  expect(d).toMatch(new RegExp(`^M${left} 0V`));
  expect(d).not.toMatch(/NaN|undefined|Infinity/);
  // What is in the wheel starts where the line above it ends.
  const [, x, ground] = marks?.match(/^M([\d.]+) ([\d.]+)V/) ?? [];
  expect(d).toMatch(new RegExp(` ${x} [\\d.]+V${ground}$`));
  expect(marks).toMatch(new RegExp(` ${left} [\\d.]+V${Math.round(height * 10) / 10}$`));
});

test.each([WIDE, NARROW])('draws the crest in a box of %i', (width) => {
  const { d, marks, height } = crest(width);
  expect(d).not.toMatch(/NaN|undefined|Infinity/);
  // In the wheel, the line goes on down the margin.
  const left = Math.round(rails(width).left * 10) / 10;
  expect(marks).toMatch(new RegExp(`^M${left} [\\d.]+V${Math.round(height * 10) / 10}$`));
});

test.each([
  [WIDE, 0],
  [NARROW, 0],
  [WIDE, 16],
])('draws a tooth with mirrored flanks, narrower toward its tip, in a box of %i at a distance of %i', (width, away) => {
  const wheel = crestWheel(width);
  const { root, tip } = circlesOf(wheel);
  const points = (d: string) =>
    Array.from(d.matchAll(/([\d.-]+) ([\d.-]+)(?=[A-Z]|$)/g), ([, x, y]) => [Number(x) - wheel.x, Number(y)]);
  const [up, down] = [points(climb(wheel, -90, away)), points(descend(wheel, -90, away))];
  expect(up).toHaveLength(4);
  up.forEach(([x = 0, y = 0], index) => {
    const [mirrored = 0, level] = down.at(-1 - index) ?? [];
    expect(mirrored).toBeCloseTo(-x, 0);
    expect(level).toBeCloseTo(y, 0);
    const reach = Math.hypot(x, y - wheel.y);
    expect(reach).toBeGreaterThan(root + away - 0.2);
    expect(reach).toBeLessThan(tip + away + 0.2);
  });
  const xs = up.map(([x = 0]) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
});

test('has a tooth over the middle of each column of a wide page', () => {
  const wheel = crestWheel(WIDE);
  const xs = serviceTeeth(wheel).map((degrees) => onWheel(wheel, wheel.radius, degrees)[0]);
  [270, 570, 870, 1170].forEach((middle, index) => expect(Math.abs((xs[index] ?? 0) - middle)).toBeLessThan(1));
});

test.each([WIDE, NARROW])('lacks one tooth at the foot of the page, in a box of %i', (width) => {
  // Arcs along the tips have no other radius.
  const arcs = [crest(width), foot(width)].map(({ d }) => {
    const radii = Array.from(d.matchAll(/A([\d.]+) /g), ([, radius]) => Number(radius));
    return radii.filter((radius) => radius === Math.max(...radii)).length;
  });
  const { length } = serviceTeeth(crestWheel(width));
  expect(arcs).toEqual([length, length - 1]);
});
