import { enter, leave } from '../../components/art/rail.ts';
import { numbers, path, type Stroke } from '../../components/art/stroke.ts';
import { wrapped } from '../_shared/scene-words.ts';
import { curveOf, heavy, shown } from './reports-line.ts';

/**
 * Draws the signal that gets worse as the table's last row: the line comes out of the margin under its name, passes a point for each
 * week, to scale, and goes home along the weeks. It is heavy from the week in which the signal turned.
 */
export function worstLine(width: number): Stroke {
  const wide = width > 800;
  const [x, ground, first] = wide ? [120, 440, 260] : [66, 640, 74];
  const curve = wide ? { x: 640, until: 1040, first: 328, rise: 270 } : { x: 158, until: 640, first: 540, rise: 240 };
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
      { x: width - x, y: wide ? top + 212 : 250, text: `${weeks.at(-1)}${suffix}`, anchor: 'end' },
    ],
    captions: [
      ...wrapped(unit, wide ? 60 : 30).map((text, row) => {
        return { x, y: first + 44 + row * 29, text, anchor: 'start' as const };
      }),
      { x: curve.x - 20, y: curve.first - 20, text: `${weeks[0]}${suffix}`, anchor: 'end' },
    ],
  };
}
