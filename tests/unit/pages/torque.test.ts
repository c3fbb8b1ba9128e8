import { expect, test } from 'vitest';
import { turnOf } from '../../../src/components/art/rail.ts';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { crest, crestWheel, teethAround, teethOf } from '../../../src/pages/_torque/crest.ts';
import { mesh, rack } from '../../../src/pages/_torque/mesh.ts';
import { foot } from '../../../src/pages/_torque/foot.ts';
import { brokenTooth, circlesOf, onWheel, pitchOf, tooth } from '../../../src/pages/_torque/wheel.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the foot of the wheel from the margin and back, with the lost tooth on the way', () => {
  joinsTheRail(foot);
});

test.each([WIDE, NARROW])('draws the crest from the margin, in a box of %i', (width) => {
  const { d } = crest(width);
  expect(d).toMatch(new RegExp(`^M${Math.round(rails(width).left * 10) / 10} 0V`));
  expect(d).not.toMatch(/NaN|undefined|Infinity/);
});

test('lets a wheel of the same module mesh: at the pitch circle, a tooth is as wide as a gap', () => {
  for (const width of [WIDE, NARROW]) {
    const wheel = crestWheel(width);
    const { rise, fall } = tooth(wheel, 0, 1);
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
  const xs = teethOf(WIDE).map((degrees) => onWheel(wheel, wheel.radius, degrees - 90)[0]);
  [270, 570, 870, 1170].forEach((x, index) => expect(Math.abs((xs[index] ?? 0) - x)).toBeLessThan(2));
});

test('breaks off one tooth at the foot, and draws it on the ground', () => {
  for (const width of [WIDE, NARROW]) {
    const tip = Math.round(circlesOf(crestWheel(width, 300)).tip * 10) / 10;
    const { d, marks = '', height } = foot(width);
    expect(d.split(`A${tip} `)).toHaveLength(teethAround(width).length);
    const lowest = Math.max(
      ...marks
        .slice(1, -1)
        .split('L')
        .map((point) => Number(point.split(' ')[1])),
    );
    expect(lowest).toBeCloseTo(height - 2 * turnOf(width), 0);
  }
});

test('leaves of a broken tooth what has not fallen', () => {
  const { stubs, piece } = brokenTooth(crestWheel(WIDE), 90, -1);
  expect(piece[0]).toEqual(stubs[0].at(-1));
  expect(piece).toContainEqual(stubs[1][0]);
});

test('points a tooth of the rack at each row', () => {
  expect(rack(4, 20, 1.6).match(/L100 /g)).toHaveLength(4);
});

test('changes sides once per row of the exchange', () => {
  expect(mesh(8, 2.5, { across: 16, down: 2 }).match(/L/g)).toHaveLength(7);
});
