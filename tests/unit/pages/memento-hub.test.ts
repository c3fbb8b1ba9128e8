import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { hubLine, tableIn } from '../../../src/pages/_memento-hub/hub-line.ts';
import { headline, hubWords } from '../../../src/pages/_memento-hub/hub-words.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the table in one line from the left margin and back', () => {
  joinsTheRail(hubLine);
});

test.each([WIDE, NARROW])('sets the headline around the table, clear of its edge, at %d', (width) => {
  const { arcs, size } = hubWords(width);
  expect(arcs.map(({ text }) => text).join(' ')).toBe(headline);
  for (const { radius, sweep, length } of arcs) {
    expect(radius - tableIn(width).radius).toBeGreaterThan(size * (sweep ? 0.22 : 0.9));
    expect(length).toBeLessThan(Math.PI * radius);
  }
});
