import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_about/strokes.ts';

const drawings = Object.entries(strokes).flatMap(([name, draw]) =>
  [WIDE, NARROW].map((width) => [name, width, draw] as const),
);

test.each(drawings)('the %s leaves the left margin of a box %i wide and comes back to it', (_, width, draw) => {
  const { d, height } = draw(width);
  const left = Math.round(rails(width).left * 10) / 10;
  expect(d).toMatch(new RegExp(`^M${left} 0C`));
  expect(d).toMatch(new RegExp(` ${left} ${Math.round(height * 10) / 10}$`));
  expect(d).not.toContain('NaN');
});
