import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { offerLine, offers, runsBack, spotsLine } from '../../../src/pages/_quantum-shift/offers.ts';
import { site } from '../../../src/site.config.ts';
import { joinsTheRail } from '../../support/strokes.ts';

/** Returns the x of each of a line's crests and troughs, from left to right. */
function turnsOf(d: string): number[] {
  const curves = [...d.matchAll(/[CS]([^A-Z]+)/g)].map(([, numbers = '']) => numbers.trim().split(' ').map(Number));
  return curves
    .map((numbers) => numbers.at(-2) ?? 0)
    .slice(0, -1)
    .toSorted((one, other) => one - other);
}

test('draws one wave per session, on one scale, within the page', () => {
  for (const width of [WIDE, NARROW]) {
    const scales = offers.map((offer, index) => {
      const turns = turnsOf(offerLine(offer, index)(width).d);
      expect(turns, offer.name).toHaveLength(2 * offer.sessions);
      expect(turns.at(-1)).toBeLessThan(rails(width).right);
      return ((turns[1] ?? 0) - (turns[0] ?? 0)) / offer.minutes;
    });
    for (const scale of scales) expect(scale / (scales[0] ?? 1)).toBeCloseTo(1, 1);
  }
});

test('runs through all packages to and fro, the shortest first', () => {
  expect(offers.map(({ total }) => total)).toEqual(
    offers.map(({ total }) => total).toSorted((one, other) => one - other),
  );
  for (const [index, offer] of offers.entries()) {
    const { d } = offerLine(offer, index)(WIDE);
    const sides = runsBack(index) ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const [from, to] = sides.map((side) => Math.round(rails(WIDE)[side] * 10) / 10);
    expect(d.startsWith(`M${from} 0V`)).toBe(true);
    expect(d).toMatch(new RegExp(`Q${to} [\\d.]+ ${to} [\\d.]+V[\\d.]+$`));
  }
});

test('draws one wave per spot that remains this month', () => {
  joinsTheRail(spotsLine, 'right');
  expect(turnsOf(spotsLine(WIDE).d)).toHaveLength(2 * site.coachingSpots);
});
