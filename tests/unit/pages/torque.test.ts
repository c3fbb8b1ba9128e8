import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { gears } from '../../../src/pages/_torque/gears.ts';
import { strokes } from '../../../src/pages/_torque/strokes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test.each(Object.entries(strokes))('draws the %s from the margin and back', (_, draw) => joinsTheRail(draw));

type Point = readonly [x: number, y: number];

/** Returns on which side of the line from a to b a point is: positive, negative or 0. */
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const cross = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

test.each([WIDE, NARROW])('cuts no tooth of the wheels with another, in a box of %d', (width) => {
  const points = [...gears(width).d.matchAll(/L([\d.]+) ([\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  const flanks = points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
  const cut = flanks.filter(([a, b], index) => flanks.slice(index + 1).some(([c, d]) => cross(a, b, c, d)));
  expect(points.length).toBeGreaterThan(100);
  expect(cut).toEqual([]);
});
