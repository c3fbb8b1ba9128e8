import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { crest, crestWheel, foot, missing, teethOf } from '../../../src/pages/_torque/crest.ts';
import { driven, driving, NARROW_MESH, sizeOf, WIDE_MESH } from '../../../src/pages/_torque/racks.ts';
import { bareTooth, circlesOf, onWheel, startOf, tooth } from '../../../src/pages/_torque/wheel.ts';

test.each([WIDE, NARROW])('draws the wheels with the margin’s line in them, in a box of %i', (width) => {
  const left = Math.round(rails(width).left * 10) / 10;
  for (const { d, marks, height } of [crest(width), foot(width)]) {
    expect(d).not.toMatch(/NaN|undefined|Infinity/);
    expect(marks).toMatch(new RegExp(`^M${left} [\\d.]+V${Math.round(height * 10) / 10}$`));
  }
});

test.each([WIDE, NARROW])('reaches beyond the edges of a very wide screen, in a box of %i', (width) => {
  const [from] = /-?[\d.]+/.exec(crest(width).d) ?? [];
  expect(Number(from)).toBeLessThan(-width / 2);
});

test.each([WIDE, NARROW])('draws a tooth with mirrored flanks, narrower toward its tip, in a box of %i', (width) => {
  const wheel = crestWheel(width);
  const { root, tip } = circlesOf(wheel);
  const d = `M${startOf(wheel, -90).join(' ')}${tooth(wheel, -90)}`;
  const points = Array.from(d.matchAll(/([\d.-]+) ([\d.-]+)(?=[A-Z]|$)/g), ([, x, y]) => [Number(x), Number(y)]);
  expect(points).toHaveLength(8);
  points.forEach(([x = 0, y = 0], index) => {
    const [mirrored = 0, level] = points.at(-1 - index) ?? [];
    expect(mirrored - wheel.x).toBeCloseTo(wheel.x - x, 0);
    expect(level).toBeCloseTo(y, 0);
    const reach = Math.hypot(x - wheel.x, y - wheel.y);
    expect(reach).toBeGreaterThan(root - 0.2);
    expect(reach).toBeLessThan(tip + 0.2);
  });
  const xs = points.map(([x = 0]) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
});

test('has the teeth as far from each other as the columns of a wide page', () => {
  const wheel = crestWheel(WIDE);
  const xs = teethOf(wheel).map((degrees) => onWheel(wheel, wheel.radius, degrees)[0]);
  [333, 591, 849, 1107].forEach((middle, index) => expect(Math.abs((xs[index] ?? 0) - middle)).toBeLessThan(1));
});

test.each([WIDE, NARROW])('lacks one tooth at the foot of the page, which the line draws, in a box of %i', (width) => {
  // Arcs along the tips have no other radius.
  const counts = [crest, foot, missing].map((draw) => {
    const radii = Array.from(crest(width).d.matchAll(/A([\d.]+) /g), ([, radius]) => Number(radius));
    return draw(width).d.split(`A${Math.max(...radii)} `).length - 1;
  });
  expect(counts).toEqual([12, 11, 1]);
});

test.each([WIDE, NARROW])('draws the missing tooth from rim to rim, in a box of %i', (width) => {
  const wheel = crestWheel(width);
  const points = Array.from(bareTooth(wheel, -90).matchAll(/([\d.-]+) ([\d.-]+)(?=[A-Z]|$)/g), ([, x, y]) => [x, y]);
  for (const [x, y] of [points.at(0), points.at(-1)].map((point = []) => point.map(Number))) {
    expect(Math.hypot((x ?? 0) - wheel.x, (y ?? 0) - wheel.y)).toBeCloseTo(circlesOf(wheel).root, 0);
  }
});

test.each([WIDE_MESH, NARROW_MESH])('keeps the racks apart all the way', (mesh) => {
  const [width, height] = sizeOf(mesh, 4);
  const corners = (d: string) =>
    Array.from(d.matchAll(/Q([\d.-]+) ([\d.-]+)/g), ([, x, y]) => [Number(x), Number(y)] as const);
  const [outline, shape] = [corners(driving(mesh, 4)), corners(driven(mesh, 4))];
  expect(Math.max(...outline.map(([x]) => x))).toBe(mesh.depth);
  expect(Math.min(...shape.map(([x]) => x))).toBe(mesh.gap);
  expect(Math.max(...shape.map(([x]) => x))).toBe(width);
  expect(shape.filter(([, y]) => y > height)).toEqual([]);
  // A tooth of the shape is where a gap of the outline is.
  const tips = (points: typeof outline, x: number) => points.filter(([at]) => at === x).map(([, y]) => y);
  const [ours, theirs] = [tips(outline, mesh.depth), tips(shape, mesh.gap)];
  expect(ours).toHaveLength(8);
  theirs.forEach((y, index) => expect(y - (ours[index] ?? 0)).toBeCloseTo(mesh.row, 0));
});
