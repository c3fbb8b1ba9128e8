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
    expect(Math.abs(radius - tableIn(width).radius)).toBeGreaterThan(size * 0.22);
    expect(radius > tableIn(width).radius).toBe(sweep === 1);
    expect(length).toBeLessThan(Math.PI * radius);
  }
});
