import { enter, leave } from '../../components/art/rail.ts';
import type { Stroke } from '../../components/art/stroke.ts';
import { curveOf, heavy, overWeeks, shown } from './reports-line.ts';

/**
 * Draws the signal that gets worse across the page: the line comes out of the margin, passes a point for each week with its value, to
 * scale, and goes home along the weeks. It is heavy from the week in which the signal turned. The last value is behind it.
 */
export function worstLine(width: number): Stroke {
  const wide = width > 800;
  const [ground, above, curve] = wide
    ? [560, 26, { x: 120, until: 1318, first: 424, rise: 300 }]
    : [640, 34, { x: 76, until: 634, first: 520, rise: 320 }];
  const { weeks, suffix } = shown;
  const { points, turned } = curveOf(curve);
  const height = ground + 56;
  return {
    width,
    height,
    d: enter(width, curve.first) + overWeeks(points, ground, 9) + leave(width, ground, height),
    marks: heavy(turned),
    labels: [{ x: wide ? 1280 : 610, y: ground - 50, text: `${weeks.at(-1)}${suffix}`, anchor: 'end' }],
    captions: [
      ...points
        .slice(0, -1)
        .map(([x, y], week) => ({ x: week ? x - 6 : x + 4, y: y - above, text: `${weeks[week]}${suffix}` })),
      ...points.slice(1, -1).map(([x], week) => ({ x, y: ground - 24, text: String(week + 2) })),
      // The first and the last are next to the line.
      { x: curve.x - 4, y: ground - 24, text: wide ? 'Week 1' : '1', anchor: 'start' },
      { x: curve.until - 12, y: ground - 24, text: String(weeks.length), anchor: 'end' },
    ],
  };
}
