import { enter, leave } from '../../components/art/rail.ts';
import { numbers, path, type Stroke } from '../../components/art/stroke.ts';
import { wrapped } from '../_shared/scene-words.ts';
import { curveOf, heavy, shown } from './reports-line.ts';

/**
 * Draws the signal that gets worse across the page: the line comes out of the margin, passes a point for each week with its value, to
 * scale, and goes home along the weeks. It is heavy from the week in which the signal turned.
 */
export function worstLine(width: number): Stroke {
  const wide = width > 800;
  const [x, ground, first, curve] = wide
    ? [120, 620, 80, { x: 120, until: 1300, first: 500, rise: 300 }]
    : [66, 770, 100, { x: 76, until: 634, first: 640, rise: 320 }];
  const { weeks, name, unit, suffix } = shown;
  const { points, turned } = curveOf(curve);
  const top = Math.min(...points.map(([, y]) => y));
  const height = ground + 56;
  return {
    width,
    height,
    d:
      enter(width, curve.first) +
      points.map((point) => `L${numbers(...point)}`).join('') +
      path`V${ground}` +
      points
        .toReversed()
        .slice(1)
        .map(([at]) => path`H${at}v-9v9`)
        .join('') +
      leave(width, ground, height),
    marks: heavy(turned),
    labels: [
      { x, y: first, text: name, anchor: 'start' },
      { x: wide ? 1250 : 654, y: wide ? top - 8 : 300, text: `${weeks.at(-1)}${suffix}`, anchor: 'end' },
    ],
    captions: [
      ...wrapped(unit, wide ? 60 : 30).map((text, row) => {
        return { x, y: first + 46 + row * 34, text, anchor: 'start' as const };
      }),
      ...points.slice(0, -1).map(([at, y], week) => ({ x: at, y: y - 24, text: `${weeks[week]}${suffix}` })),
      // The last one is next to the line where it comes down.
      ...points.map(([at], week) => {
        const off = week === points.length - 1 ? 16 : 0;
        return { x: at - off, y: ground - 24, text: week ? String(week + 1) : 'Week 1' };
      }),
    ],
  };
}
