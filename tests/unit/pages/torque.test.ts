import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_torque/strokes.ts';

const drawings = Object.entries(strokes).flatMap(([name, draw]) =>
  [WIDE, NARROW].map((width) => [name, width, draw] as const),
);

test.each(drawings)('the %s leaves the left margin of a box %i wide and comes back to it', (_, width, draw) => {
  const { d } = draw(width);
  const left = Math.round(rails(width).left * 10) / 10;
  expect(d).toMatch(new RegExp(`^M${left} 0[CV]`));
  expect(d).toMatch(new RegExp(` ${left} [\\d.]+(V[\\d.]+)?$`));
  expect(d).not.toContain('NaN');
});
