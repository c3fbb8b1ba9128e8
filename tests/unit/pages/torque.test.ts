import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { crest, crestWheel, serviceTeeth, teethOf } from '../../../src/pages/_torque/crest.ts';
import { foot, intoGap } from '../../../src/pages/_torque/foot.ts';
import { mesh } from '../../../src/pages/_torque/mesh.ts';
import { circlesOf, onWheel, pitchOf, tooth } from '../../../src/pages/_torque/wheel.ts';

test.each([WIDE, NARROW])('falls from the margin into the gap and goes back to the margin, in a box of %i', (width) => {
  const left = Math.round(rails(width).left * 10) / 10;
  const { d, marks, height } = intoGap(width);
  expect(d).toMatch(new RegExp(`^M${left} 0V`));
  expect(d).not.toMatch(/NaN|undefined|Infinity/);
  // What is in the wheel starts where the line above it ends.
  expect(d.endsWith(marks?.match(/^M([\d. ]+)V/)?.[1] ?? 'none')).toBe(true);
  expect(marks).toMatch(new RegExp(` ${left} [\\d.]+V${Math.round(height * 10) / 10}$`));
});

test.each([WIDE, NARROW])('draws the crest from the margin, in a box of %i', (width) => {
  const { d } = crest(width);
  expect(d).toMatch(new RegExp(`^M${Math.round(rails(width).left * 10) / 10} 0V`));
  expect(d).not.toMatch(/NaN|undefined|Infinity/);
});

test('lets a wheel of the same module mesh: at the pitch circle, a tooth is as wide as a gap', () => {
  for (const width of [WIDE, NARROW]) {
    const wheel = crestWheel(width);
    const { rise, fall } = tooth(wheel, 0);
    const { root, tip } = circlesOf(wheel);
    const angles = [...rise, ...fall].map(([x, y]) => (Math.atan2(y - wheel.y, x - wheel.x) * 180) / Math.PI);
    // The flanks mirror each other, and the tooth gets narrower toward its tip.
    const [low = 0, ...higher] = angles.slice(0, rise.length);
    expect(Math.min(...higher.map((angle) => angle - low))).toBeGreaterThan(0);
    angles.forEach((angle, index) => expect(angle).toBeCloseTo(-(angles.at(-1 - index) ?? 0)));
    for (const [x, y] of rise) {
      const reach = Math.hypot(x - wheel.x, y - wheel.y);
      const half = (Math.atan2(wheel.y - y, x - wheel.x) * 180) / Math.PI;
      expect(reach).toBeGreaterThan(root);
      expect(reach).toBeLessThan(tip + 0.01);
      if (reach > wheel.radius) expect(half).toBeLessThan(pitchOf(wheel) / 4 + 0.01);
      else expect(half).toBeGreaterThan(pitchOf(wheel) / 4 - 0.01);
    }
  }
});

test('has a tooth over each column of a wide page', () => {
  const wheel = crestWheel(WIDE);
  const xs = serviceTeeth(WIDE).map((degrees) => onWheel(wheel, wheel.radius, degrees - 90)[0]);
  [120, 420, 720, 1020].forEach((column, index) => {
    expect(xs[index]).toBeGreaterThan(column);
    expect(xs[index]).toBeLessThan(column + 75);
  });
});

test('lacks one tooth at the foot of the page', () => {
  for (const width of [WIDE, NARROW]) {
    // Arcs along the tips have no other radius.
    const arcs = [crest(width), foot(width)].map(({ d }) => {
      const radii = Array.from(d.matchAll(/A([\d.]+) /g), ([, radius]) => Number(radius));
      return radii.filter((radius) => radius === Math.max(...radii)).length;
    });
    expect(arcs).toEqual([teethOf(width).length, teethOf(width).length - 1]);
  }
});

test('changes sides once per row of the exchange', () => {
  expect(mesh(8, 2.5, { across: 16, down: 2 }).match(/L/g)).toHaveLength(7);
});
